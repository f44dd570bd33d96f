import { z } from "zod"
import type { ApprovalKind } from "#features/approvals/server/approval-kind.ts"
import { requestApproval } from "#features/approvals/server/request-approval.ts"
import { refusalFor } from "#features/office-roles/server/needs-right.ts"
import { lockAccount } from "#features/users/core/server/lock-account.ts"
import { ADMINS_STAY, canBlock, GROUNDS } from "#features/users/office/restriction.ts"
import { type Statement, statementSchema } from "#features/users/office/restriction-schemas.ts"
import { blockUser } from "#features/users/office/server/block-user.ts"
import type { Blocking } from "#features/users/office/server/blocks-api.ts"
import type { UserActor } from "#platform/actor.ts"
import { DomainError } from "#platform/errors.ts"
import { rowId } from "#platform/id-input.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { hasOpenMoney, openMoneyLines } from "../open-money.ts"
import { findOpenMoney } from "./find-open-money.ts"

const payload = z.object({ userId: rowId, statement: statementSchema })
type AccountBlock = z.output<typeof payload>

/** To block somebody whose money is on its way takes four eyes. */
export const accountBlockKind: ApprovalKind<AccountBlock> = {
  name: "account-block",
  right: "people.block",
  payload,
  about: ({ userId }) => ({ target: String(userId), subjectId: userId }),
  preview: async (db, { userId, statement }) => ({
    title: "Konto mit offenem Geld sperren",
    lines: [
      ...openMoneyLines(await findOpenMoney(db, userId)),
      { term: "Beruht auf", description: `${GROUNDS[statement.ground]}, ${statement.provision}` },
    ],
  }),
  execute: (tx, { requester }, { userId, statement }) =>
    blockUser(tx, requester, { userId, statement }),
}

/** Blocks an account, or asks for a second person where money of theirs is on its way. */
export function blockAccount(db: Db, actor: UserActor, blocking: Blocking): Promise<boolean> {
  const { userId, statement } = blocking
  return inTransaction(db, async (tx) => {
    const user = await lockAccount(tx, userId)
    const isBlocked = user.blockedAt !== null
    if (isBlocked || !canBlock(actor, user) || !hasOpenMoney(await findOpenMoney(tx, userId))) {
      await blockUser(tx, actor, blocking)
      return true
    }
    await requestApproval(tx, accountBlockKind, {
      actor,
      payload: { userId, statement },
      reason: statement.reasons,
    })
    return false
  })
}

/** Blocks an account along with another decision, which cannot wait for a second person. */
export async function blockAtOnce(
  tx: Db,
  actor: UserActor,
  { userId, statement }: { userId: number; statement: Statement },
) {
  const refusal = refusalFor(actor, "people.block")
  if (refusal) throw refusal
  const user = await lockAccount(tx, userId)
  if (user.isAdmin) throw new DomainError("admin-account", "forbidden", ADMINS_STAY)
  if (user.blockedAt === null && hasOpenMoney(await findOpenMoney(tx, userId))) {
    throw new DomainError(
      "second-person-needed",
      "invalid",
      "Auf diesem Konto liegt offenes Geld, da entscheidet eine zweite Person mit. Sperr es auf der Seite des Kontos; danach lässt sich die Meldung entscheiden.",
    )
  }
  return blockUser(tx, actor, { userId, statement })
}
