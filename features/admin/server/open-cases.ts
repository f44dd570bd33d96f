import { countSeatsAhead } from "#features/bookings/holds/server/count-seats.ts"
import { listVettings } from "#features/flights/vetting/server/vettings-queries.ts"
import { VETTING_LIST } from "#features/flights/vetting/vetting-list.ts"
import { OCCURRENCE_LIST } from "#features/occurrences/occurrence-list.ts"
import { listOccurrences } from "#features/occurrences/server/list-occurrences.ts"
import { FLAG_LIST } from "#features/payments/payment-flag.ts"
import { listFailedRefunds } from "#features/payments/server/failed-refunds.ts"
import { listPaymentFlags } from "#features/payments/server/payment-flags.ts"
import { REPORT_LIST } from "#features/reports/report-list.ts"
import { listReports } from "#features/reports/server/list-reports.ts"
import { OFFICE_NOTE_LIST } from "#features/reviews/office-note.ts"
import { REVIEW_FLAG_LIST } from "#features/reviews/review-flag.ts"
import { listOfficeNotes } from "#features/reviews/server/list-office-notes.ts"
import { listReviewFlags } from "#features/reviews/server/review-flags-queries.ts"
import { listSecuritySpikes } from "#features/security-log/server/security-queries.ts"
import { listHeldPayouts, listOpenObjections } from "#features/settlements/server/office-queries.ts"
import { DOCUMENT_QUEUE } from "#features/verification/document-queue-list.ts"
import { listQueue } from "#features/verification/server/review-queries.ts"
import { listWithdrawals } from "#features/withdrawals/server/office-queries.ts"
import { WITHDRAWAL_LIST } from "#features/withdrawals/withdrawal-list.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { everyPage } from "#platform/list-address.ts"
import type { Db } from "#platform/server/db.ts"
import { caseOfDocument, caseOfReport, caseOfVetting } from "../checking-cases.ts"
import { JOBS_LIST } from "../jobs-list.ts"
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
import { OUTBOX_LIST } from "../outbox-list.ts"
import { caseOfFailingRow, caseOfJob, caseOfMail, caseOfSpike } from "../system-cases.ts"
import { listFailingRowsPage } from "./failing-rows-queries.ts"
import { listFailedJobs } from "./jobs-queries.ts"
import { listOutbox } from "./outbox-queries.ts"

/** All that waits for a person, what is due first. */
export async function listOpenCases(db: Db, actor: UserActor): Promise<OpenCase[]> {
  const now = clock.now()
  const documents = await everyPage(DOCUMENT_QUEUE, (query) => listQueue(db, query))
  const vettings = await everyPage(VETTING_LIST, (query) => listVettings(db, query))
  const reports = await everyPage(REPORT_LIST, (query) => listReports(db, query))
  const appeals = await everyPage(REPORT_LIST, (query) =>
    listReports(db, { ...query, status: "widerspruch" }),
  )
  const flags = await everyPage(FLAG_LIST, (query) => listPaymentFlags(db, query))
  const withdrawals = await everyPage(WITHDRAWAL_LIST, (query) => listWithdrawals(db, query))
  const occurrences = await everyPage(OCCURRENCE_LIST, (query) => listOccurrences(db, actor, query))
  const reviewFlags = await everyPage(REVIEW_FLAG_LIST, (query) => listReviewFlags(db, query))
  const notes = await everyPage(OFFICE_NOTE_LIST, (query) => listOfficeNotes(db, actor, query))
  const mails = await everyPage(OUTBOX_LIST, (query) =>
    listOutbox(db, { ...query, status: "gescheitert" }),
  )
  const jobs = await everyPage(JOBS_LIST, (query) => listFailedJobs(db, query))
  const rows = await everyPage(JOBS_LIST, (query) => listFailingRowsPage(db, query))
  return sortCases([
    ...documents.map(caseOfDocument),
    ...vettings.map(caseOfVetting),
    ...[...reports, ...appeals].map(caseOfReport),
    ...flags.map(caseOfFlag),
    ...(await listOpenObjections(db)).map(caseOfObjection),
    ...(await listFailedRefunds(db)).map(caseOfRefund),
    ...(await listHeldPayouts(db)).map((payout) => caseOfPayout(payout, now)),
    ...withdrawals.map(caseOfWithdrawal),
    ...occurrences.map(caseOfOccurrence),
    ...reviewFlags.map(caseOfReviewFlag),
    ...notes.map(caseOfOfficeNote),
    ...mails.map(caseOfMail),
    // mails that were given up wait as mails
    ...jobs.filter(({ queue }) => queue !== "mails").map(caseOfJob),
    ...rows.map((row) => caseOfFailingRow(row, now)),
    ...(await listSecuritySpikes(db)).map((spike) => caseOfSpike(spike, now)),
    caseOfHeldSeats(await countSeatsAhead(db)),
  ])
}
