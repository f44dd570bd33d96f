import type { ReasonToStay } from "#features/users/reason-to-stay.ts"
import type { Db } from "#platform/server/db.ts"
import { formatIsoDay } from "#platform/time.ts"
import { CREDIT_PATH } from "../credit-path.ts"
import { listUndelivered } from "./forget-vouchers.ts"

/** Gifts that are still on their way; nobody else could say whom they are from. */
export async function listVoucherReasonsToStay(db: Db, userId: number): Promise<ReasonToStay[]> {
  return (await listUndelivered(db, userId)).map(({ recipientName, deliverOn }) => ({
    text: `Dein Gutschein für ${recipientName} ist noch nicht zugestellt${deliverOn ? `, er kommt am ${formatIsoDay(deliverOn)}` : ""}.`,
    path: CREDIT_PATH,
  }))
}
