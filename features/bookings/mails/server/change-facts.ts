import { getFactsAfter } from "#features/bookings/changes/server/change-queries.ts"
import { feeRuleOf } from "#features/bookings/core/booking.ts"
import { findOpenQuestion } from "#features/bookings/core/server/change-questions.ts"
import { findMailFacts, type MailFacts } from "#features/bookings/core/server/mail-facts.ts"
import { type ChangeRow, changeRows } from "#features/flights/core/flight-change.ts"
import type { Db } from "#platform/server/db.ts"

/** Facts for mails that ask about a change, beside those of the booking. */
export interface ChangeFacts extends MailFacts {
  rows: readonly ChangeRow[]
  answerBy: Date
}

/** Undefined where that change is not what the guest is asked about any more. */
export async function findChangeFacts(
  db: Db,
  bookingId: number,
  changeId: number,
): Promise<ChangeFacts | undefined> {
  const question = await findOpenQuestion(db, bookingId)
  if (question?.changeId !== changeId) return undefined
  const facts = await findMailFacts(db, bookingId)
  if (!facts) return undefined
  const rows = changeRows(
    question.known,
    await getFactsAfter(db, changeId),
    feeRuleOf(facts.booking),
  )
  return { ...facts, rows, answerBy: question.answerBy }
}
