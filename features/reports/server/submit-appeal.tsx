import { SYSTEM, type UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { hours } from "#platform/duration.ts"
import { DomainError } from "#platform/errors.ts"
import { newRef } from "#platform/ids.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import { recordEvent } from "#platform/server/events.ts"
import { sendMail } from "#platform/server/mail.ts"
import { consumeRateLimit, type Limit } from "#platform/server/rate-limit.ts"
import { canAppeal } from "../appeal.ts"
import { appealsTable } from "./appeals-table.ts"
import type { Contested } from "./find-appeal-case.ts"
import { AppealNewsMail } from "./mails/appeal-news-mail.tsx"

interface NewAppeal {
  contested: Contested
  explanation: string
  actor: UserActor | null
  /** The caller's, for the limit. */
  address: string
}

const BY_CLIENT: Limit = { name: "appeals-by-client", points: 20, windowMs: hours(1) }

/**
 * Takes a complaint. The receipt follows from the event; the operator gets a plain mail.
 * There is one against each decision: the same address posted again finds the first.
 */
export async function submitAppeal(db: Db, input: NewAppeal): Promise<void> {
  const { contested, explanation, actor, address } = input
  const { side, id, decidedAt, isUndone, appellant } = contested
  if (contested.appeal) return
  if (!canAppeal({ decidedAt, isUndone, hasAppeal: false }, clock.now())) {
    const sentence = isUndone
      ? "Diese Entscheidung gilt schon nicht mehr."
      : "Die sechs Monate für einen Widerspruch sind um."
    throw new DomainError("cannot-appeal", "invalid", sentence)
  }
  await consumeRateLimit(BY_CLIENT, address)
  await inTransaction(db, async (tx) => {
    const [written] = await tx
      .insert(appealsTable)
      .values({
        ref: newRef(),
        reportId: side === "report" ? id : null,
        restrictionId: side === "restriction" ? id : null,
        userId: appellant.userId,
        email: appellant.email,
        explanation,
        status: "received",
        createdAt: clock.now(),
      })
      // somebody pressed twice
      .onConflictDoNothing()
      .returning()
    if (!written) return
    await recordEvent(tx, {
      kind: "appeal.received",
      entityId: written.id,
      actor: actor ?? SYSTEM,
      role: "passenger",
      to: "received",
    })
    await sendMail(tx, {
      key: `appeal/${written.id}/operator`,
      kind: "appeal",
      to: env().OPERATOR_EMAIL,
      subject: `Widerspruch ${written.ref}: ${contested.title}`,
      body: <AppealNewsMail appeal={written} title={contested.title} />,
    })
  })
}
