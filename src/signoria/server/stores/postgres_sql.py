"""What the store in PostgreSQL says to its database."""

from __future__ import annotations

from typing import Final

FORMS: Final = (
    """
    CREATE TABLE signoria_rows (
        table_id text COLLATE "C" NOT NULL,
        version integer NOT NULL,
        at float8 NOT NULL,
        data bytea NOT NULL,
        PRIMARY KEY (table_id, version)
    );
    CREATE TABLE signoria_tables (
        table_id text COLLATE "C" PRIMARY KEY,
        created float8 NOT NULL,
        stage text NOT NULL,
        public boolean NOT NULL,
        driven boolean NOT NULL,
        players text[] NOT NULL,
        card bytea NOT NULL
    );
    CREATE INDEX signoria_tables_stage ON signoria_tables (stage, created);
    CREATE INDEX signoria_tables_public ON signoria_tables (stage, created) WHERE public;
    CREATE INDEX signoria_tables_driven ON signoria_tables (table_id) WHERE driven;
    CREATE INDEX signoria_tables_players ON signoria_tables USING gin (players);
    CREATE SEQUENCE signoria_process;
    CREATE TABLE signoria_processes (
        process bigint PRIMARY KEY,
        beat float8 NOT NULL,
        closed boolean NOT NULL DEFAULT false
    );
    CREATE TABLE signoria_claims (
        table_id text COLLATE "C" PRIMARY KEY,
        process bigint NOT NULL,
        former bigint
    );
    CREATE INDEX signoria_claims_process ON signoria_claims (process);
    CREATE TABLE signoria_presence (
        process bigint NOT NULL,
        table_id text COLLATE "C" NOT NULL,
        seat integer NOT NULL,
        PRIMARY KEY (process, table_id, seat)
    );
    CREATE INDEX signoria_presence_table ON signoria_presence (table_id);
    """,
)
"""What leads from each form of the tables to the next: an empty database goes through all of them."""

LOCK: Final = 0x5167_6E6F_7269_61
"""Who brings the tables up to date holds this lock."""

_NOW: Final = "extract(epoch FROM clock_timestamp())::float8"
_LIVING: Final = f"(NOT p.closed AND p.beat > {_NOW} - {{}}::float8)"

ENTER: Final = f"""
    INSERT INTO signoria_processes (process, beat) VALUES (nextval('signoria_process'), {_NOW}) RETURNING process
"""
LEAVE: Final = f"UPDATE signoria_processes SET closed = true, beat = {_NOW} WHERE process = $1"
BEAT: Final = f"""
    INSERT INTO signoria_processes (process, beat) VALUES ($1, {_NOW})
    ON CONFLICT (process) DO UPDATE SET beat = excluded.beat
    RETURNING xmax = 0
"""
LIVING: Final = f"SELECT process FROM signoria_processes p WHERE {_LIVING.format('$1')}"
FORGET_PROCESSES: Final = f"""
    DELETE FROM signoria_processes p
    WHERE beat < {_NOW} - 3600 AND NOT EXISTS (SELECT FROM signoria_claims c WHERE c.process = p.process)
"""
FORGET_PRESENCE: Final = """
    DELETE FROM signoria_presence s WHERE NOT EXISTS (SELECT FROM signoria_processes p WHERE p.process = s.process)
"""
CHANNEL: Final = "SELECT 'signoria_' || current_schema()::regnamespace::oid"

WRITER: Final = """
    SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off';
    SET plan_cache_mode = force_generic_plan;
    SET enable_seqscan = off;
    SET jit = off;
"""
"""For the connection that stores: a commit is on the disk; rows are found by their key, however few there were when
the statement was planned."""

STORE: Final = f"""
    WITH given AS MATERIALIZED (
        SELECT * FROM unnest($1::text[], $2::integer[], $3::bytea[]) WITH ORDINALITY AS g (table_id, version, data, n)
    ), stored AS (
        INSERT INTO signoria_rows (table_id, version, at, data)
        SELECT table_id, version, extract(epoch FROM now())::float8, data FROM given g
        WHERE version = 1 + coalesce((SELECT max(r.version) FROM signoria_rows r WHERE r.table_id = g.table_id), -1)
        ORDER BY table_id COLLATE "C"
        ON CONFLICT DO NOTHING
        RETURNING table_id, version
    ), alive AS (
        UPDATE signoria_processes SET beat = {_NOW} WHERE process = $4
    ), cards AS (
        INSERT INTO signoria_tables (table_id, created, stage, public, driven, players, card)
        SELECT table_id, {_NOW}, stage, public, driven,
            ARRAY(SELECT player FROM unnest($12::integer[], $13::text[]) AS p (n, player) WHERE p.n = c.n), card
        FROM unnest($7::integer[], $8::text[], $9::boolean[], $10::boolean[], $11::bytea[])
            AS c (n, stage, public, driven, card)
        JOIN given USING (n) JOIN stored USING (table_id)
        ORDER BY table_id COLLATE "C"
        ON CONFLICT (table_id) DO UPDATE SET stage = excluded.stage, public = excluded.public,
            driven = excluded.driven, players = excluded.players, card = excluded.card
    ), told AS (
        SELECT string_agg(table_id || ':' || version, ' ') AS words
        FROM (SELECT *, row_number() OVER () / 64 AS part FROM stored) s GROUP BY part
    )
    SELECT
        (SELECT array_agg(n) FROM given WHERE table_id NOT IN (SELECT table_id FROM stored)),
        (SELECT count(pg_notify($6, $5::text || words)) FROM told)
"""
"""Rows, at most one for each table, and cards for those that are stored; the places of those that are not.

All processes insert in the same order, so that they do not wait for each other in a circle.  A notification has room
for 8,000 bytes: many rows go into one.
"""

READ: Final = "SELECT data FROM signoria_rows WHERE table_id = $1 AND version >= $2 ORDER BY version"
CARD: Final = "SELECT card FROM signoria_tables WHERE table_id = $1"
PUBLIC: Final = """
    SELECT t.table_id, t.card FROM unnest($1::text[]) AS s (stage), LATERAL (
        SELECT * FROM signoria_tables WHERE public AND stage = s.stage ORDER BY created DESC LIMIT $2
    ) t ORDER BY t.created DESC LIMIT $2
"""
NAMED: Final = """
    SELECT table_id FROM signoria_tables
    WHERE table_id >= $1 AND table_id < $2 AND stage = ANY ($3) ORDER BY created DESC LIMIT $4
"""
"""`~` comes after all that a name may hold."""
OF: Final = """
    SELECT table_id, created, card FROM signoria_tables
    WHERE players @> ARRAY[$1::text] AND created < $3 ORDER BY created DESC LIMIT $2
"""
OLDER: Final = f"""
    SELECT table_id FROM signoria_tables t WHERE stage = $1 AND created <= {_NOW} - $2::float8 AND coalesce(
        (SELECT at FROM signoria_rows r WHERE r.table_id = t.table_id ORDER BY version DESC LIMIT 1), created
    ) <= {_NOW} - $2::float8 ORDER BY created LIMIT $3
"""
DROP: Final = """
    WITH a AS (DELETE FROM signoria_rows WHERE table_id = $1),
        b AS (DELETE FROM signoria_tables WHERE table_id = $1),
        c AS (DELETE FROM signoria_claims WHERE table_id = $1),
        d AS (DELETE FROM signoria_presence WHERE table_id = $1)
    SELECT
"""

SAY: Final = """
    WITH mine AS (SELECT * FROM unnest($2::text[], $3::integer[]) AS m (table_id, seat)),
    went AS (
        DELETE FROM signoria_presence p
        WHERE process = $1 AND ($4::text[] IS NULL OR table_id = ANY ($4))
            AND NOT EXISTS (SELECT FROM mine m WHERE m.table_id = p.table_id AND m.seat = p.seat)
        RETURNING table_id
    ), came AS (
        INSERT INTO signoria_presence (process, table_id, seat) SELECT $1, table_id, seat FROM mine
        ON CONFLICT DO NOTHING
        RETURNING table_id
    )
    SELECT count(pg_notify($5, 'presence ' || $1::bigint || ' ' || table_id))
    FROM (SELECT table_id FROM went UNION SELECT table_id FROM came) c
"""
"""Who is present at these tables ($4, all if null) at this process: all of them."""
PRESENT: Final = f"""
    SELECT table_id, seat FROM signoria_presence JOIN signoria_processes p USING (process)
    WHERE table_id = ANY ($1) AND process <> $2 AND {_LIVING.format("$3")}
"""
PRESENT_AT: Final = "SELECT DISTINCT table_id FROM signoria_presence WHERE process = ANY ($1)"

CLAIM: Final = f"""
    WITH claimed AS (
        INSERT INTO signoria_claims AS c (table_id, process) VALUES ($1, $2)
        ON CONFLICT (table_id) DO UPDATE SET former = c.process, process = excluded.process
        WHERE c.process = excluded.process OR NOT EXISTS (
            SELECT FROM signoria_processes p WHERE p.process = c.process AND {_LIVING.format("$3")}
        )
        RETURNING table_id, former, process
    )
    SELECT
        CASE WHEN former = c.process THEN 0 ELSE
            greatest(0, {_NOW} - (SELECT beat FROM signoria_processes p WHERE p.process = former))
        END,
        CASE WHEN former <> c.process THEN pg_notify($4, 'taken ' || former || ' ' || table_id)::text END
    FROM claimed c
"""
RELEASE: Final = "DELETE FROM signoria_claims WHERE table_id = $1 AND process = $2"
UNCLAIMED: Final = f"""
    SELECT table_id FROM signoria_tables t WHERE driven AND NOT EXISTS (
        SELECT FROM signoria_claims c JOIN signoria_processes p USING (process)
        WHERE c.table_id = t.table_id AND {_LIVING.format("$1")}
    ) LIMIT $2
"""
