import type { DeletionBlocker } from "#features/users/core/deletion-blocker.ts"
import type { Db } from "#platform/server/db.ts"
import { formatIsoDay } from "#platform/time.ts"
import { CREDIT_PATH } from "../credit-path.ts"
import { listDebited, listUndelivered } from "./erase-vouchers.ts"

/** Gifts that are still on their way; nobody else could say whom they are from. */
export async function listVoucherDeletionBlockers(
  db: Db,
  userId: number,
): Promise<DeletionBlocker[]> {
  const undelivered = await listUndelivered(db, userId)
  const debited = await listDebited(db, userId)
  const texts = [
    ...undelivered.map(
      ({ recipientName, deliverOn }) =>
        `Dein Gutschein für ${recipientName} ist noch nicht zugestellt${deliverOn ? `, er kommt am ${formatIsoDay(deliverOn)}` : ""}.`,
    ),
    ...debited.map(
      ({ recipientName }) => `Die Lastschrift für deinen Gutschein an ${recipientName} läuft noch.`,
    ),
  ]
  return texts.map((text) => ({ text, path: CREDIT_PATH }))
}
