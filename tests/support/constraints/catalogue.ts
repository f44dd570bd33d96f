import { sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"

/** Something that the database itself refuses to keep. */
export interface Constraint {
  /** `table: name`; of what has no name, its column. */
  name: string
  kind: "check" | "not null" | "unique" | "foreign key" | "length"
  /** `table.column` of each that it is about. */
  columns: readonly string[]
  definition: string
}

/** Every constraint of the product's tables, whichever migration made it. */
export async function listConstraints(db: Db): Promise<Constraint[]> {
  const { rows } = await db.execute<{
    table: string
    name: string
    kind: Constraint["kind"]
    columns: string[]
    definition: string
  }>(sql`
    with columns as (
      select a.attrelid, a.attnum, a.attname::text as name, a.attnotnull, a.attidentity, a.attgenerated,
        format_type(a.atttypid, a.atttypmod) as type
      from pg_attribute a where a.attnum > 0 and not a.attisdropped
    )
    select t.relname::text as "table", c.conname::text as name,
      case c.contype when 'c' then 'check' when 'f' then 'foreign key' else 'unique' end as kind,
      array(select name from columns where attrelid = t.oid and attnum = any(c.conkey)) as columns,
      pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_class t on t.oid = c.conrelid
    where t.relnamespace = 'public'::regnamespace and not t.relispartition and c.contype in ('c', 'f', 'p', 'u', 'x')
    union all
    select t.relname::text, i.relname::text, 'unique',
      array(select name from columns where attrelid = t.oid and attnum = any(x.indkey::int[])),
      pg_get_indexdef(i.oid)
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
    where t.relnamespace = 'public'::regnamespace and not t.relispartition and x.indisunique
      and not exists (select from pg_constraint c where c.conindid = i.oid and c.contype <> 'f')
    union all
    select t.relname::text, name || ' not null', 'not null', array[name], 'NOT NULL'
    from pg_class t join columns on attrelid = t.oid
    where t.relnamespace = 'public'::regnamespace and not t.relispartition and t.relkind in ('r', 'p')
      and attnotnull and attidentity = '' and attgenerated = ''
    union all
    select t.relname::text, name || ' ' || type, 'length', array[name], type
    from pg_class t join columns on attrelid = t.oid
    where t.relnamespace = 'public'::regnamespace and not t.relispartition and t.relkind in ('r', 'p') and type ~ '^character'
    order by 1, 2`)
  return rows.map(({ table, name, columns, ...rest }) => ({
    ...rest,
    name: `${table}: ${name}`,
    columns: columns.map((column) => `${table}.${column}`),
  }))
}

/** The type of every column, as SQL writes it. */
export async function readColumnTypes(db: Db): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ column: string; type: string }>(sql`
    select t.relname || '.' || a.attname as column, format_type(a.atttypid, a.atttypmod) as type
    from pg_class t join pg_attribute a on a.attrelid = t.oid
    where t.relnamespace = 'public'::regnamespace and not t.relispartition and t.relkind in ('r', 'p')
      and a.attnum > 0 and not a.attisdropped`)
  return new Map(rows.map(({ column, type }) => [column, type]))
}
