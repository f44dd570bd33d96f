import { sql } from "drizzle-orm"
import { afterEach, expect, test } from "vitest"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { sealIban } from "#features/users/core/server/iban-cipher.ts"
import { bankAccountsTable } from "#features/users/core/server/users-tables.ts"
import { clock } from "#platform/clock.ts"
import { connectJobs } from "#platform/server/jobs.ts"
import { invariants } from "#server/commands/invariants.ts"
import { backUpTo, ownVault } from "#tests/support/backup-ground.ts"
import { testDatabaseWithUrl } from "#tests/support/database.ts"
import { IBAN, makeFullLife } from "#tests/support/full-life.ts"
import { verifyBackup } from "./verify-backup.ts"

/** A PostgreSQL is made, and all tables in it. */
const LONG = { timeout: 240_000 }

const { db, url } = await testDatabaseWithUrl()
await makeFullLife(db, "Gesichert")
afterEach(() => connectJobs(url, []))

async function sessions() {
  const { rows } = await db.execute(sql`select id, revoked_at from sessions order by id`)
  return rows
}

test(
  "a backup is tried in a database of its own: rows, books, what is sealed, and signing in",
  LONG,
  async () => {
    const vault = await ownVault()
    const verified = await verifyBackup(vault, await backUpTo(vault, url))
    expect(verified.findings).toEqual([])
    expect(verified.opened).toBeGreaterThan(3)
    expect(verified.rules).toBe(invariants.length)
  },
)

test("it is said what is wrong with one", LONG, async () => {
  const { id } = await makeUser(db)
  await db.insert(bankAccountsTable).values({
    userId: id,
    accountHolder: "Wer anders",
    ibanEncrypted: sealIban(id + 1, IBAN),
    ibanLast4: IBAN.slice(-4),
    updatedAt: clock.now(),
  })
  // nobody is signed out by trying a backup
  const before = await sessions()
  const vault = await ownVault()
  const { findings } = await verifyBackup(vault, await backUpTo(vault, url))
  expect(findings).toEqual([
    "something in bank_accounts.iban_encrypted does not open with this secret",
  ])
  expect(await sessions()).toEqual(before)
})
