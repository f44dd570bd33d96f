import { sql } from "drizzle-orm"
import { sealedTotpSecrets } from "#features/auth/second-factor/server/totp.ts"
import { sealedFeedSecrets } from "#features/calendar-feed/server/feed-secret.ts"
import { sealedPushKeys } from "#features/push/server/push-keys.ts"
import { sealedIbans } from "#features/users/core/server/iban-cipher.ts"
import { liftTimeouts } from "#platform/server/database-timeouts.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { log } from "#platform/server/log.ts"
import { resealColumn, type SealedColumn } from "#platform/server/sealed-column.ts"
import { deleteOldSecrets, hasOldSecrets } from "#platform/server/secrets.ts"

/** Everything that rooms keep sealed. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  sealedFeedSecrets,
  sealedIbans,
  sealedPushKeys,
  sealedTotpSecrets,
]

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
  let changed = 0
  for (const column of SEALED_COLUMNS) changed += await resealColumn(db, column)
  if (hasOldSecrets()) deleteOldSecrets()
  return changed
}

/** At the start of a server: the time of a former secret may be over, or a rotation was broken off. */
export async function finishRotation(db: Db): Promise<void> {
  if (!hasOldSecrets()) return
  try {
    await withSecretsLock(db, () => leaveFormerSecrets(db))
  } catch (error) {
    log.warn({ err: error }, "former secrets are kept: not everything could be sealed anew")
  }
}
