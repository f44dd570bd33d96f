import { sql } from "drizzle-orm"
import pg from "pg"
import { expect, test } from "vitest"
import type { Db } from "#platform/server/db.ts"
import { migrateJobs } from "#platform/server/jobs.ts"
import { migrate, readMigrations } from "#platform/server/migrations.ts"
import { MIGRATIONS_FOLDER } from "#platform/server/prepare-database.ts"
import { backUpTo, emptyTarget, ownVault } from "#tests/support/backup-ground.ts"
import { testDatabaseWithUrl } from "#tests/support/database.ts"
import { listTables } from "./catalog.ts"
import { findBackup, restoreBackup } from "./restore-backup.ts"

/** A database is made, and all tables in it. */
const LONG = { timeout: 240_000 }

const WITHOUT_SKIPPING = 0

const WRITTEN = `insert into events (kind, entity, entity_id, actor_kind, at)
  select 'flight.published', 'flight', n, 'system', now() + (n - 3) * interval '60 days' from generate_series(1, 9) n`

async function monthsOf(db: Db) {
  const { rows } = await db.execute(sql`
    select c.relname::text as name, pg_get_expr(c.relpartbound, c.oid) as bound,
      (select array_agg(e.entity_id::int order by e.id) from events e where e.tableoid = c.oid) as events
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'events'::regclass order by 1`)
  return rows
}

test(
  "a restored database has the months of the backup, and in each what was in it",
  LONG,
  async () => {
    const { db, url } = await testDatabaseWithUrl()
    await db.execute(sql`select add_months_of_events(7)`)
    await db.execute(sql.raw(WRITTEN))
    const vault = await ownVault()
    await backUpTo(vault, url)
    const target = await emptyTarget()
    await restoreBackup(target, await findBackup(vault), {
      vault,
      skippedNumbers: WITHOUT_SKIPPING,
    })
    const months = await monthsOf(db)
    expect(months.filter(({ events }) => events !== null).length).toBeGreaterThan(4)
    expect(await monthsOf(target.open())).toEqual(months)
  },
)

test("a backup from before there were months gets them when it is restored", LONG, async () => {
  const before = await emptyTarget()
  await migrateJobs(before.ownerUrl)
  const files = await readMigrations(MIGRATIONS_FOLDER)
  await migrate(
    before.ownerUrl,
    files.filter(({ name }) => name < "0104"),
    new URL(before.url).username,
  )
  const owner = new pg.Client({ connectionString: before.ownerUrl })
  await owner.connect()
  await owner.query(WRITTEN)
  await owner.end()
  const vault = await ownVault()
  const manifest = await backUpTo(vault, before.url)
  expect(manifest.monthsOfEvents).toEqual([])
  const target = await emptyTarget()
  await restoreBackup(target, manifest, { vault, skippedNumbers: WITHOUT_SKIPPING })
  const months = await monthsOf(target.open())
  // the last one was written for in a year: until then all is one part
  expect(months.filter(({ events }) => events !== null)).toMatchObject([
    { name: "events_before", events: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
  ])
  expect(months.length).toBeGreaterThanOrEqual(3)
})

test("events are copied first where they are the most, whichever month they lie in", async () => {
  const { db, owner, ownerUrl } = await testDatabaseWithUrl()
  await db.execute(sql`
    insert into events (kind, entity, entity_id, actor_kind, at)
    select 'flight.published', 'flight', n, 'system', now() + n % 90 * interval '1 day' from generate_series(1, 60000) n`)
  await owner.execute(sql`analyze`)
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  const [largest] = await listTables(client)
  await client.end()
  expect(largest?.name).toBe("public.events")
})
