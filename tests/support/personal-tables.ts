import { sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"

// columns that name a person without a reference
const NAMING = ["actor_id", "email", "recipient", "scope", "user_id"]

/**
 * The tables that hold something of a person, as the database's own catalogue knows them: `users`,
 * all that points to it directly or over others, and all with a column that names somebody.
 */
export async function personalTables(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    with recursive personal(id) as (
      select 'users'::regclass::oid
      union
      select c.conrelid from pg_constraint c join personal p on c.confrelid = p.id
      where c.contype = 'f'
    )
    select relname::text as name from pg_class
    where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace and (
      oid in (select id from personal)
      or oid in (select attrelid from pg_attribute where attname = any(${sql.param(NAMING)}) and not attisdropped)
    )
    order by relname`)
  return rows.map(({ name }) => name)
}

/** Every table of the database, the job queue's included, in which a text occurs anywhere. */
export async function tablesWith(db: Db, text: string): Promise<string[]> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
      and not (n.nspname = 'public' and c.relispartition) order by 1`)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await db.execute<{ hits: number }>(
      sql`select count(*)::int as hits from ${sql.raw(name)} t where position(lower(${text}) in lower(t::text)) > 0`,
    )
    if ((rows[0]?.hits ?? 0) > 0) found.push(name)
  }
  return found
}
