import { listWithdrawable } from "#features/vouchers/server/list-withdrawable.ts"
import { draftReply } from "#features/withdrawals/draft-reply.ts"
import { getWithdrawal } from "#features/withdrawals/server/office-queries.ts"
import type { UserActor } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"

/** A withdrawal with the vouchers that it can be about, and the answer that the rules give. */
export async function loadWithdrawal(db: Db, actor: UserActor, id: number) {
  const withdrawal = await getWithdrawal(db, actor, id)
  const { isAnonymized, email, contract, receivedAt } = withdrawal
  const declared = { email, contract, at: new Date(receivedAt) }
  const vouchers = isAnonymized ? [] : await listWithdrawable(db, declared)
  return { withdrawal, vouchers, draft: draftReply(withdrawal, vouchers) }
}
