import { z } from "zod"
import type { RequestedAnswer } from "#features/approvals/approval-schemas.ts"
import type { ApprovalKind } from "#features/approvals/server/approval-kind.ts"
import { requestApproval } from "#features/approvals/server/request-approval.ts"
import {
  offerEmail,
  requireOfferable,
} from "#features/auth/credentials/server/offered/offer-email.tsx"
import type { UserActor } from "#platform/actor.ts"
import { rowId } from "#platform/id-input.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import type { EmailCorrection } from "../correction.ts"

const payload = z.object({ userId: rowId, email: z.string() })
type WantedEmail = z.output<typeof payload>

/**
 * Whoever gets an account's mails gets into it, so one person alone must not put down where they go. Those agree
 * who may also take an account away from somebody.
 */
export const emailCorrectionKind: ApprovalKind<WantedEmail> = {
  name: "email-correction",
  right: "people.block",
  payload,
  about: ({ userId }) => ({ target: String(userId), subjectId: userId }),
  preview: async (_, { email }) => ({
    title: "Mailadresse eines Kontos ändern",
    lines: [
      { term: "Bei", description: email.slice(email.lastIndexOf("@") + 1) },
      { term: "Danach", description: "Link an die neue Adresse, Nachricht an die bisherige" },
    ],
  }),
  execute: (tx, { requester }, wanted) => offerEmail(tx, requester, wanted),
}

/** Asks a second person for another address of somebody; nothing changes before its owner has confirmed it. */
export function correctEmail(
  db: Db,
  actor: UserActor,
  userId: number,
  { email, reason }: EmailCorrection,
): Promise<RequestedAnswer> {
  return inTransaction(db, async (tx) => {
    await requireOfferable(tx, { userId, email })
    const request = await requestApproval(tx, emailCorrectionKind, {
      actor,
      payload: { userId, email },
      reason,
    })
    return { approvalId: request.id, executesAt: request.executesAt?.toISOString() ?? null }
  })
}
