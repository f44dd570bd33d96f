import { countSeatsAhead } from "#features/bookings/holds/server/count-seats.ts"
import { OCCURRENCE_LIST } from "#features/occurrences/occurrence-list.ts"
import { listOccurrences } from "#features/occurrences/server/list-occurrences.ts"
import { FLAG_LIST } from "#features/payments/payment-flag.ts"
import { listFailedRefunds } from "#features/payments/server/failed-refunds.ts"
import { listPaymentFlags } from "#features/payments/server/payment-flags.ts"
import { OFFICE_NOTE_LIST } from "#features/reviews/office-note.ts"
import { REVIEW_FLAG_LIST } from "#features/reviews/review-flag.ts"
import { listOfficeNotes } from "#features/reviews/server/list-office-notes.ts"
import { listReviewFlags } from "#features/reviews/server/review-flags-queries.ts"
import { listHeldPayouts, listOpenObjections } from "#features/settlements/server/office-queries.ts"
import { listWithdrawals } from "#features/withdrawals/server/office-queries.ts"
import { WITHDRAWAL_LIST } from "#features/withdrawals/withdrawal-list.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { parseListAddress } from "#platform/list-address.ts"
import type { Db } from "#platform/server/db.ts"
import {
  caseOfFlag,
  caseOfHeldSeats,
  caseOfObjection,
  caseOfOccurrence,
  caseOfOfficeNote,
  caseOfPayout,
  caseOfRefund,
  caseOfReviewFlag,
  caseOfWithdrawal,
  type OpenCase,
  sortCases,
} from "../open-case.ts"

const NOTHING_ASKED = new URLSearchParams()

/** All that waits for a person, what is due first; of each kind as much as its list shows at once. */
export async function listOpenCases(db: Db, actor: UserActor): Promise<OpenCase[]> {
  const now = clock.now()
  const flags = await listPaymentFlags(db, parseListAddress(FLAG_LIST, NOTHING_ASKED))
  const withdrawals = await listWithdrawals(db, parseListAddress(WITHDRAWAL_LIST, NOTHING_ASKED))
  const occurrences = await listOccurrences(
    db,
    actor,
    parseListAddress(OCCURRENCE_LIST, NOTHING_ASKED),
  )
  const reviewFlags = await listReviewFlags(db, parseListAddress(REVIEW_FLAG_LIST, NOTHING_ASKED))
  const notes = await listOfficeNotes(db, actor, parseListAddress(OFFICE_NOTE_LIST, NOTHING_ASKED))
  return sortCases([
    ...flags.entries.map(caseOfFlag),
    ...(await listOpenObjections(db)).map(caseOfObjection),
    ...(await listFailedRefunds(db)).map(caseOfRefund),
    ...(await listHeldPayouts(db)).map((payout) => caseOfPayout(payout, now)),
    ...withdrawals.entries.map(caseOfWithdrawal),
    ...occurrences.entries.map(caseOfOccurrence),
    ...reviewFlags.entries.map(caseOfReviewFlag),
    ...notes.entries.map(caseOfOfficeNote),
    caseOfHeldSeats(await countSeatsAhead(db)),
  ])
}
