import { hasOpenDispute } from "#features/payments/server/write-off-refunds.ts"
import type { UserActor } from "#platform/actor.ts"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import type { ReturnedRefundView } from "../returned-refund.ts"
import { findReturnedRefund } from "./find-returned-refund.ts"

/** A refund that came back, as whoever ordered sees it; for everybody else there is none. */
export async function getReturnedRefund(
  db: Db,
  user: UserActor,
  returnId: number,
): Promise<ReturnedRefundView> {
  const found = await findReturnedRefund(db, returnId)
  if (found?.ownerId !== user.userId) throw unknownReturn()
  const { one, refund, about } = found
  return {
    returnId,
    about,
    amountCents: refund.amountCents,
    returnedAt: one.returnedAt.toISOString(),
    answerBy: one.answerBy?.toISOString() ?? null,
    choice: one.choice,
    refundStatus: refund.status,
    isDisputed: await hasOpenDispute(db, refund.paymentId),
  }
}

export function unknownReturn(): DomainError {
  return new DomainError("unknown-return", "not-found", "Diese Erstattung gibt es nicht.")
}
