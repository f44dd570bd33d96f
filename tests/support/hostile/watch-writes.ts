import { sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"

/**
 * Notes every row that is written from now on, by its table; what is rolled back counts as never
 * written. Answers the way to take the notes and start over, which empties the table `emptied` as well.
 */
export async function watchWrites(owner: Db, except: readonly string[], emptied?: string) {
  await owner.execute(sql.raw("create table written (name text not null)"))
  await owner.execute(sql.raw("grant all on written to public"))
  await owner.execute(
    sql.raw(`
      create function note_written_row() returns trigger language plpgsql as $$
      begin
        insert into written values (tg_argv[0]);
        return null;
      end $$`),
  )
  const { rows } = await owner.execute<{ name: string }>(
    sql`select relname as name from pg_class
        where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and not relispartition and relname <> 'written'`,
  )
  for (const { name } of rows.filter((table) => !except.includes(table.name))) {
    await owner.execute(
      sql.raw(
        `create trigger note_written after insert or update or delete on "${name}"
         for each row execute function note_written_row('${name}')`,
      ),
    )
  }
  const alsoEmptied = emptied ? `with emptied as (delete from "${emptied}") ` : ""
  return async function takeWritten(): Promise<string[]> {
    const taken = await owner.execute<{ name: string }>(
      sql.raw(`${alsoEmptied}delete from written returning name`),
    )
    return [...new Set(taken.rows.map(({ name }) => name))]
  }
}
