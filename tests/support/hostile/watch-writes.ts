import { sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"

/**
 * Notes every row that is written from now on, by its table; what is rolled back counts as never
 * written. Answers the way to take the notes and start over, which empties the table `emptied` as well.
 */
export async function watchWrites(db: Db, except: readonly string[], emptied?: string) {
  await db.execute(sql.raw("create table written (name text not null)"))
  await db.execute(
    sql.raw(`
      create function note_written_row() returns trigger language plpgsql as $$
      begin
        insert into written values (tg_table_name);
        return null;
      end $$`),
  )
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'written'`,
  )
  for (const { name } of rows.filter((table) => !except.includes(table.name))) {
    await db.execute(
      sql.raw(
        `create trigger note_written after insert or update or delete on "${name}"
         for each row execute function note_written_row()`,
      ),
    )
  }
  const alsoEmptied = emptied ? `with emptied as (delete from "${emptied}") ` : ""
  return async function takeWritten(): Promise<string[]> {
    const taken = await db.execute<{ name: string }>(
      sql.raw(`${alsoEmptied}delete from written returning name`),
    )
    return [...new Set(taken.rows.map(({ name }) => name))]
  }
}
