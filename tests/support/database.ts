import { randomUUID } from "node:crypto"
import pg from "pg"
import { afterAll, expect, inject } from "vitest"
import { readSettings } from "#features/settings/server/current-settings.ts"
import { type Db, openDatabase } from "#platform/server/db.ts"
import { failingRowsTable } from "#platform/server/failing-rows.ts"
import { connectJobs, disconnectJobs, drainJobs } from "#platform/server/jobs.ts"
import { serverUrlOf } from "#platform/server/postgres/server-role.ts"
import { connectRateLimits } from "#platform/server/rate-limit.ts"
import { connectStorage } from "#platform/server/storage.ts"
import { allQueues } from "#server/jobs.ts"

/** A fresh, migrated database for this test file, by the server's role; closed and dropped by itself. */
export async function testDatabase(): Promise<Db> {
  return (await testDatabaseWithUrl()).db
}

interface TestDatabase {
  db: Db
  url: string
  /** By the role that owns the tables: for tests that make or change one. */
  owner: Db
  ownerUrl: string
}

/** The same, with its addresses for tests that open connections of their own. */
export async function testDatabaseWithUrl(): Promise<TestDatabase> {
  const template = new URL(inject("templateUrl"))
  const name = `test_${randomUUID().replaceAll("-", "")}`
  const admin = new pg.Client({
    connectionString: inject("templateUrl").replace(/\/[^/]*$/, "/postgres"),
  })
  await admin.connect()
  // files are quicker copied than logged
  await admin.query(
    `create database ${name} template ${template.pathname.slice(1)} strategy file_copy`,
  )
  const ownerUrl = inject("templateUrl").replace(/\/[^/]*$/, `/${name}`)
  const url = serverUrlOf(ownerUrl)
  const database = openDatabase(url)
  const owner = openDatabase(ownerUrl, { max: 2 })
  connectRateLimits(database.pool)
  // what another file has changed was in its own database
  await readSettings(database.db)
  await connectStorage()
  // the template has all queues
  await connectJobs(url, [])
  afterAll(async () => {
    // what a timer could not do fails its test, as it would if the timer had stopped there
    const failing = await database.db.select().from(failingRowsTable)
    await disconnectJobs()
    await database.close()
    await owner.close()
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
    expect(failing).toEqual([])
  })
  return { db: database.db, url, owner: owner.db, ownerUrl }
}

/** Runs every job that waits, events and mails included. */
export function workOff(db: Db): Promise<void> {
  return drainJobs(db, allQueues)
}
