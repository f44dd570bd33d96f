import type pg from "pg"

/**
 * What `role` may do differs from what it should be able to do: a statement for each difference. It
 * reads and writes rows and no more; the list of migrations it reads, and so what `masked-database.ts` shows; and what a trigger refuses to
 * everybody (refuse_change: the ledger, the events) it is not even allowed. A part of a table of ours it only reaches by the table. Only what belongs to us
 * counts: a view that an extension has put beside our tables is its superuser's.
 */
const DIFFERENCES = `
  with schemas as (
    select oid, nspname as name from pg_namespace where nspname in ('public', 'pgboss', 'person_view')
  ), relations as (
    select c.oid, c.relkind = 'S' as is_sequence, c.relnamespace = to_regnamespace('person_view') as is_for_reading, c.oid = to_regclass('schema_migrations') as is_history,
      c.relispartition and c.relnamespace = to_regnamespace('public') as is_part,
      coalesce(bool_or(t.tgtype & 17 = 17 and t.tgattr = ''), false) as is_never_changed,
      coalesce(bool_or(t.tgtype & 9 = 9), false) as is_never_deleted
    from pg_class c
    left join pg_trigger t on t.tgrelid = c.oid and t.tgfoid = to_regproc('refuse_change')
    where c.relnamespace in (select oid from schemas) and c.relkind in ('r', 'p', 'v', 'S')
      and pg_has_role(c.relowner, 'usage')
    group by c.oid
  ), privileges as (
    select r.oid, 'usage' as privilege, true as is_wanted,
      has_sequence_privilege($1, r.oid, 'usage') as is_there
    from relations r where is_sequence
    union all
    select r.oid, p.name, case p.name
        when 'select' then not is_part
        when 'insert' then not (is_history or is_for_reading or is_part)
        when 'update' then not (is_history or is_for_reading or is_part or is_never_changed)
        when 'delete' then not (is_history or is_for_reading or is_part or is_never_deleted)
        else false
      end, has_table_privilege($1, r.oid, p.name)
    from relations r, unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) p(name)
    where not is_sequence
  )
  select format('grant usage on schema %I to %I', name, $1) as statement from schemas
    where not has_schema_privilege($1, oid, 'usage')
  union all
  select format('revoke create on schema %I from public, %I', name, $1) from schemas
    where has_schema_privilege($1, oid, 'create')
  union all
  select case when is_wanted
      then format('grant %s on %s%s to %I', string_agg(privilege, ', '), min(kind), oid::regclass, $1)
      else format('revoke %s on %s%s from %I', string_agg(privilege, ', '), min(kind), oid::regclass, $1)
    end
  from (select *, case privilege when 'usage' then 'sequence ' else '' end as kind from privileges) p
  where is_wanted <> is_there group by oid, is_wanted`

/** Lets `role` use what the owner (who is connected) has made; safe to repeat, and nothing where nothing is missing. */
export async function grantAccess(client: pg.Client, role: string): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(DIFFERENCES, [role])
  for (const { statement } of rows) await client.query(statement)
}
