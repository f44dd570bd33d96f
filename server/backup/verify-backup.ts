import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { and, desc, isNull, sql } from "drizzle-orm"
import { findActorOfBrowser } from "#features/auth/sessions/server/authenticate.ts"
import { startSession } from "#features/auth/sessions/server/start-session.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { seconds } from "#platform/duration.ts"
import { type Db, inTransaction, openDatabase } from "#platform/server/db.ts"
import { connectJobs, disconnectJobs } from "#platform/server/jobs.ts"
import { startPostgres } from "#platform/server/postgres/start-postgres.ts"
import { prepareDatabase } from "#platform/server/prepare-database.ts"
import { openStorage } from "#platform/server/storage.ts"
import { invariants } from "#server/commands/invariants.ts"
import { allQueues } from "#server/jobs.ts"
import { SEALED_COLUMNS } from "#server/security/sealed-columns.ts"
import { differingTables } from "./compare-rows.ts"
import type { Manifest, Vault } from "./manifest.ts"
import { loadBackup } from "./restore-backup.ts"

interface Verified {
  findings: string[]
  /** Values that are sealed by the installation's secret. */
  opened: number
  rules: number
  /** Until the rows were there. */
  restoreSeconds: number
}

/**
 * Restores a backup into a database of its own, which goes again: are all rows the same, do the books balance, does
 * everything that is sealed open, and can a person sign in? No job of it runs, and no mail leaves.
 */
export async function verifyBackup(vault: Vault, manifest: Manifest): Promise<Verified> {
  const folder = mkdtempSync(join(tmpdir(), "aufwind-verify-"))
  const begun = performance.now()
  try {
    const postgres = await startPostgres({ dataDir: join(folder, "database") })
    try {
      const storage = await openStorage({ DATA_DIR: folder })
      const target = { ...postgres, url: postgres.url, ownerUrl: postgres.ownerUrl, storage }
      await loadBackup(target, manifest, { vault, skippedNumbers: 0 })
      const restoreSeconds = (performance.now() - begun) / seconds(1)
      const differing = await differingTables(target.ownerUrl, manifest)
      await prepareDatabase(target.ownerUrl, target.url)
      return {
        restoreSeconds,
        ...(await inDatabase(target.url, async (db) => {
          const opened = await openSealed(db)
          return {
            opened: opened.count,
            rules: invariants.length,
            findings: [
              ...differing.map((name) => `the rows of ${name} are not those of the backup`),
              ...(await brokenRules(db)),
              ...opened.findings,
              ...(await signSomebodyIn(db)),
            ],
          }
        })),
      }
    } finally {
      await postgres.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function inDatabase<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = openDatabase(url, { max: 4 })
  await connectJobs(
    url,
    allQueues.map(({ name }) => name),
  )
  try {
    return await work(db)
  } finally {
    await disconnectJobs()
    await close()
  }
}

/** What must hold at any time; what stands still follows from how old the backup is. */
async function brokenRules(db: Db): Promise<string[]> {
  const broken: string[] = []
  for (const { rule, violations } of invariants) {
    const { rows } = await db.execute(sql.raw(violations))
    if (rows.length > 0) broken.push(`${rows.length} rows break: ${rule}`)
  }
  return broken
}

async function openSealed(db: Db): Promise<{ count: number; findings: string[] }> {
  let count = 0
  const findings: string[] = []
  for (const { table, owner, column, reseal } of SEALED_COLUMNS) {
    const { rows } = await db.execute<{ owner: string; sealed: string }>(
      sql`select ${sql.identifier(owner)}::text as owner, ${sql.identifier(column)} as sealed from ${sql.identifier(table)} where ${sql.identifier(column)} is not null`,
    )
    try {
      for (const row of rows) reseal(row.owner, row.sealed)
      count += rows.length
    } catch {
      findings.push(`something in ${table}.${column} does not open with this secret`)
    }
  }
  return { count, findings }
}

/** Whoever came last, as long as there is anybody. */
async function signSomebodyIn(db: Db): Promise<string[]> {
  const [user] = await db
    .select({ id: usersTable.id })
    .from(usersTable)
    .where(and(isNull(usersTable.deletedAt), isNull(usersTable.blockedAt)))
    .orderBy(desc(usersTable.id))
    .limit(1)
  if (!user) return []
  const session = await inTransaction(db, (tx) =>
    startSession(tx, {
      userId: user.id,
      isPersistent: false,
      device: "npm run verify",
      method: "code",
      intent: undefined,
    }),
  )
  const actor =
    session &&
    (await findActorOfBrowser(db, { userId: user.id, sessionId: session.id }, () => undefined))
  return actor?.userId === user.id ? [] : ["nobody can sign in"]
}
