import type pg from "pg"

/*
 * What of the database is backed up: every table of ours, and of the job queue what was promised. Who counts its
 * rows (`warning`, `queue_stats`) and how far its tables are (`version`, `bam`) belongs to the installation.
 */

const JOB_TABLES = ["queue", "job_common", "job_dependency", "schedule", "subscription"]

export interface Table {
  /** Quoted where it has to be, with its schema. */
  name: string
  /** What COPY writes and reads: nothing that the database works out itself. */
  columns: string
}

/** The largest first, so that two who share them are done together. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select format('%I.%I', n.nspname, c.relname) as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind in ('r', 'p') and (n.nspname = 'public' and not c.relispartition and c.relname <> 'schema_migrations'
      or n.nspname = 'pgboss' and c.relname = any($1))
    group by c.oid, n.nspname, c.relname
    order by c.relpages + (select coalesce(sum(part.relpages), 0) from pg_inherits i join pg_class part on part.oid = i.inhrelid
      where i.inhparent = c.oid) desc, 1`,
    [JOB_TABLES],
  )
  return rows
}

export interface Sequence {
  name: string
  /** The last number that it has given; none yet: null. */
  value: number | null
}

export async function listSequences(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string; value: string | null }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
    from pg_sequences where schemaname = 'public' order by 1`,
  )
  return rows.map(({ name, value }) => ({ name, value: value === null ? null : Number(value) }))
}

export interface MonthOfEvents {
  name: string
  /** As `attach partition` takes it. */
  bound: string
}

/** The parts of the table of events, which holds nothing itself. */
export async function listMonthsOfEvents(client: pg.Client): Promise<MonthOfEvents[]> {
  const { rows } = await client.query<MonthOfEvents>(
    `select c.oid::regclass::text as name, pg_get_expr(c.relpartbound, c.oid) as bound
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'events'::regclass order by 1`,
  )
  return rows
}

/** What makes the same value the same text, whatever the server or its role is set to. */
export const PLAIN_TEXT = `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1; set local client_encoding = 'UTF8'`

/** Of pg-boss, whose tables its own version makes. */
export async function jobTablesVersion(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ version: number }>("select version from pgboss.version")
  return rows[0]?.version ?? 0
}
