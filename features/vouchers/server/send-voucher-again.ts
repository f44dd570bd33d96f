import type { UserActor } from "#platform/actor.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import type { Ground } from "../office-grounds.ts"
import { canSendAgain } from "../voucher.ts"
import { lockForOffice, wrongStep } from "./lock-for-office.ts"

interface Sending {
  voucherId: number
  ground: Ground<"send">
}

/** Sends mail and PDF to the same recipient again; the notification rules do it from the event. */
export function sendVoucherAgain(
  db: Db,
  actor: UserActor,
  { voucherId, ground }: Sending,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const voucher = await lockForOffice(tx, voucherId)
    if (!canSendAgain(voucher)) {
      throw wrongStep(
        "voucher-cannot-be-sent",
        "Dieser Gutschein ist noch nicht zugestellt, schon eingelöst, oder er gilt nicht.",
      )
    }
    await recordEvent(tx, {
      kind: "voucher.sent_again",
      entityId: voucherId,
      actor,
      role: "admin",
      reason: ground,
    })
  })
}
