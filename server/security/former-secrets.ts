import { sql } from "drizzle-orm"
import { liftTimeouts } from "#platform/server/database-timeouts.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { log } from "#platform/server/log.ts"
import { resealColumn } from "#platform/server/sealed-column.ts"
import { deleteOldSecrets, hasOldSecrets, ownsSecrets } from "#platform/server/secrets.ts"
import { SEALED_COLUMNS } from "./sealed-columns.ts"
import { deleteFormerSealing, listSealing } from "./sealing-secrets.ts"

// any constant: two processes must not write the file of secrets at once
const SECRETS_LOCK = 5_102_118

/** Lets one process at a time change the secrets, however long that takes. */
export function withSecretsLock<T>(db: Db, work: () => Promise<T>): Promise<T> {
  return inTransaction(db, async (tx) => {
    await liftTimeouts(tx)
    await tx.execute(sql`select pg_advisory_xact_lock(${SECRETS_LOCK})`)
    return work()
  })
}

/**
 * Seals everything by the secret that signs now, and forgets those that are no good any more. Safe to
 * break off and to repeat: a secret goes when nothing is sealed by it.
 * @returns how many rows it has changed
 */
export async function leaveFormerSecrets(db: Db): Promise<number> {
  let [changed, found] = [0, 0]
  do {
    found = 0
    for (const column of SEALED_COLUMNS) found += await resealColumn(db, column)
    changed += found
    // until a look at everything finds nothing: somebody may have been slow to seal by the new one
  } while (found > 0)
  await deleteFormerSealing(db)
  if (ownsSecrets() && hasOldSecrets()) deleteOldSecrets()
  return changed
}

/**
 * At the start of a server: the time of a former secret may be over, or a rotation was broken off. Where the operator
 * gives the secrets, only they know when every process has them: `npm run secrets:rotate` is theirs.
 */
export async function finishRotation(db: Db): Promise<void> {
  if (!ownsSecrets()) return
  if (!hasOldSecrets() && (await listSealing(db)).length <= 1) return
  try {
    await withSecretsLock(db, () => leaveFormerSecrets(db))
  } catch (error) {
    log.warn({ err: error }, "former secrets are kept: not everything could be sealed anew")
  }
}
