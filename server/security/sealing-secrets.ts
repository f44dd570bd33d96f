import { lte, notInArray, sql } from "drizzle-orm"
import { pgTable, text, timestamp } from "drizzle-orm/pg-core"
import { clock } from "#platform/clock.ts"
import { seconds } from "#platform/duration.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { log } from "#platform/server/log.ts"
import { sealedRows } from "#platform/server/sealed-column.ts"
import {
  hasSecret,
  type NamedSecret,
  namedSecrets,
  secretFingerprints,
} from "#platform/server/secrets.ts"
import { SEALED_COLUMNS } from "./sealed-columns.ts"

/** By which secrets something in this database may be sealed. */
const sealingSecretsTable = pgTable("sealing_secrets", {
  fingerprint: text().primaryKey(),
  sealsFrom: timestamp("seals_from", { withTimezone: true }).notNull(),
})

// any constant: of two processes with different secrets the first one at a new database is right
const ADMISSION_LOCK = 5_102_120

const REMEDY = "set SECRET, SECRET_FILE or the file DATA_DIR/secret to that of the other processes"

/** Throws where this process could not read what the database holds; else notes by what it seals. */
export async function admitSecrets(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${ADMISSION_LOCK})`)
    const why = await whySecretsAreRefused(tx)
    if (why) throw new Error(why)
    // before there was this table a rotation may have been broken off: any of ours may have sealed something
    const isFirst = (await listSealing(tx)).length === 0
    const notes = isFirst && (await isAnythingSealed(tx)) ? namedSecrets() : sealingNowOrLater()
    await note(tx, notes)
  })
}

/** The sentence that says so; undefined where all is well. Asks only, and makes no secret. */
export async function whySecretsAreRefused(db: Db): Promise<string | undefined> {
  const noted = await listSealing(db)
  const ours = hasSecret() ? secretFingerprints() : []
  const missing = noted.filter((fingerprint) => !ours.includes(fingerprint))
  if (missing.length > 0) {
    return `Die Datenbank ist mit einem Geheimnis versiegelt, das dieser Prozess nicht hat (it was sealed by secret ${missing.join(", ")}, here is ${ours.join(", ") || "none"}: ${REMEDY}).`
  }
  if (noted.length > 0 || !(await isAnythingSealed(db))) return undefined
  return ours.length > 0 && (await doesAnythingOpen(db))
    ? undefined
    : `Nichts von dem, was in der Datenbank versiegelt ist, lässt sich hier öffnen (nothing that is sealed there opens by the secret of this process: ${REMEDY}).`
}

/** By which secrets something may be sealed now, as the database knows. */
export async function listSealing(db: Db): Promise<string[]> {
  const rows = await db
    .select({ fingerprint: sealingSecretsTable.fingerprint })
    .from(sealingSecretsTable)
    .where(lte(sealingSecretsTable.sealsFrom, clock.now()))
    .orderBy(sealingSecretsTable.fingerprint)
  return rows.map(({ fingerprint }) => fingerprint)
}

/** Notes by what this process seals now, or will. */
export async function noteSecrets(db: Db): Promise<void> {
  await note(db, sealingNowOrLater())
}

/** To be called when nothing is sealed by another secret any more. */
export async function deleteFormerSealing(db: Db): Promise<void> {
  const kept = sealingNowOrLater().map(({ fingerprint }) => fingerprint)
  await db.delete(sealingSecretsTable).where(notInArray(sealingSecretsTable.fingerprint, kept))
}

/** For an installation whose secret is lost for good: what was sealed by it stays unreadable. */
export async function replaceLostSecrets(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${ADMISSION_LOCK})`)
    await tx.delete(sealingSecretsTable)
    await note(tx, sealingNowOrLater())
  })
}

const NOTE_EVERY_MS = seconds(5)

/** Notes what a running process finds new in its file; ends with what is answered. */
export function keepNotingSecrets(db: Db, everyMs = NOTE_EVERY_MS): () => void {
  let noted = secretFingerprints().join()
  const look = async () => {
    const present = secretFingerprints().join()
    if (present === noted) return
    await noteSecrets(db)
    noted = present
  }
  const timer = setInterval(() => {
    look().catch((error: unknown) => {
      log.warn({ err: String(error) }, "which secrets seal was not noted")
    })
  }, everyMs)
  return () => clearInterval(timer)
}

function sealingNowOrLater(): NamedSecret[] {
  const now = clock.now()
  return namedSecrets().filter(
    ({ isSigning, signsFrom }) => isSigning || (signsFrom !== undefined && signsFrom > now),
  )
}

async function note(db: Db, secrets: readonly NamedSecret[]): Promise<void> {
  const now = clock.now()
  const rows = secrets.map(({ fingerprint, signsFrom }) => ({
    fingerprint,
    sealsFrom: signsFrom ?? now,
  }))
  await db
    .insert(sealingSecretsTable)
    .values(rows)
    .onConflictDoUpdate({
      target: sealingSecretsTable.fingerprint,
      set: { sealsFrom: sql`least(${sealingSecretsTable.sealsFrom}, excluded.seals_from)` },
    })
}

async function isAnythingSealed(db: Db): Promise<boolean> {
  for (const column of SEALED_COLUMNS) {
    const first = await sealedRows(db, column).next()
    if (!first.done) return true
  }
  return false
}

/** One row is enough: some may have come with a database whose own secret was lost before. */
async function doesAnythingOpen(db: Db): Promise<boolean> {
  for (const column of SEALED_COLUMNS) {
    for await (const { owner, sealed } of sealedRows(db, column)) {
      try {
        column.reseal(owner, sealed)
        return true
      } catch {
        // the next one may
      }
    }
  }
  return false
}
