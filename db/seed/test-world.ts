import { randomUUID } from "node:crypto"
import { sql } from "drizzle-orm"
import pg from "pg"
import { afterAll, inject } from "vitest"
import { loadPlaces } from "#features/places/server/load-places.ts"
import { type Db, openDatabase } from "#platform/server/db.ts"
import { serverUrlOf } from "#platform/server/postgres/server-role.ts"
import { connectStorage } from "#platform/server/storage.ts"
import { seedDemoWorld } from "./seed-demo-world.ts"

/** A database of its own with the demo world of a day; dropped by itself. */
export async function testWorld(today: string): Promise<Db> {
  return (await testWorldWithOwner(today)).db
}

/** The same, with a connection of the role that owns the tables. */
export async function testWorldWithOwner(today: string): Promise<{ db: Db; owner: Db }> {
  const url = new URL(inject("templateUrl"))
  const name = `world_${randomUUID().replaceAll("-", "")}`
  const admin = new pg.Client({ connectionString: new URL("/postgres", url).href })
  await admin.connect()
  await admin.query(`create database ${name} template ${url.pathname.slice(1)}`)
  url.pathname = `/${name}`
  const database = openDatabase(serverUrlOf(url.href))
  const owner = openDatabase(url.href, { max: 2 })
  afterAll(async () => {
    await database.close()
    await owner.close()
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  })
  await connectStorage()
  await loadPlaces(database.db)
  await seedDemoWorld(database.db, { today })
  return { db: database.db, owner: owner.db }
}

export async function rowsOf<Row extends Record<string, unknown>>(db: Db, query: string) {
  return (await db.execute<Row>(sql.raw(query))).rows
}

/** `select count(*)` of what follows. */
export async function countOf(db: Db, query: string): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(db, `select count(*)::int as count ${query}`)
  return row?.count ?? 0
}

/** Number and hash of the rows of every table; what is sealed, and what names transactions, never looks the same. */
export async function contentsOf(db: Db) {
  const tables = await rowsOf<{ name: string }>(
    db,
    `select relname as name from pg_class
     where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and not relispartition
       and relname not in ('schema_migrations', 'search_changes') order by 1`,
  )
  const contents: Record<string, unknown> = {}
  for (const { name } of tables) {
    const [row] = await rowsOf<{ rows: number; hash: string }>(
      db,
      `select count(*)::int as rows, md5(string_agg(row, '|' order by row)) as hash
        from (select (to_jsonb(t) - 'iban_encrypted' - 'sealed_secret')::text as row from ${name} t) contents`,
    )
    contents[name] = row
  }
  return contents
}
