import { listApprovalsFor } from "#features/approvals/server/list-approvals.ts"
import { countSeatsToAlert } from "#features/bookings/holds/server/count-seats.ts"
import { listVettingsToDecide } from "#features/flights/vetting/server/vettings-queries.ts"
import { OCCURRENCE_LIST } from "#features/occurrences/occurrence-list.ts"
import { listOccurrences } from "#features/occurrences/server/list-occurrences.ts"
import { hasRight } from "#features/office-roles/office-right.ts"
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
  CASE_KINDS,
  type CaseKind,
  caseOfApproval,
  caseOfFlag,
  caseOfHeldSeats,
  caseOfObjection,
  caseOfOccurrence,
  caseOfOfficeNote,
  caseOfPayout,
  caseOfRefund,
  caseOfRefusedAddress,
  caseOfReviewFlag,
  caseOfWithdrawal,
  type OpenCase,
  sortCases,
} from "../open-case.ts"
import { caseOfFailingRow, caseOfJob, caseOfMail, caseOfSpike } from "../system-cases.ts"
import { listFailingRowsPage } from "./failing-rows-queries.ts"
import { listFailedJobs } from "./jobs-queries.ts"
import { listRefusedTravellers } from "./list-refused-travellers.ts"
import { listFailedMails } from "./outbox-queries.ts"

type List = (db: Db, actor: UserActor, now: Date) => Promise<(OpenCase | undefined)[]>

const LISTS: Readonly<Record<CaseKind, List>> = {
  approval: async (db, actor) => (await listApprovalsFor(db, actor)).map(caseOfApproval),
  document: async (db) => {
    const documents = await everyPage(DOCUMENT_QUEUE, (query) => listQueue(db, query))
    return documents.map(caseOfDocument)
  },
  flight: async (db) => (await listVettingsToDecide(db)).map(caseOfVetting),
  report: async (db) => {
    const reports = await everyPage(REPORT_LIST, (query) => listReports(db, query))
    return reports.map(caseOfReport)
  },
  appeal: async (db) => {
    const appeals = await everyPage(REPORT_LIST, (query) =>
      listReports(db, { ...query, status: "widerspruch" }),
    )
    return appeals.map(caseOfReport)
  },
  "review-flag": async (db) => {
    const flags = await everyPage(REVIEW_FLAG_LIST, (query) => listReviewFlags(db, query))
    return flags.map(caseOfReviewFlag)
  },
  "office-note": async (db, actor) => {
    const notes = await everyPage(OFFICE_NOTE_LIST, (query) => listOfficeNotes(db, actor, query))
    return notes.map(caseOfOfficeNote)
  },
  occurrence: async (db, actor) => {
    const occurrences = await everyPage(OCCURRENCE_LIST, (query) =>
      listOccurrences(db, actor, query),
    )
    return occurrences.map(caseOfOccurrence)
  },
  withdrawal: async (db) => {
    const withdrawals = await everyPage(WITHDRAWAL_LIST, (query) => listWithdrawals(db, query))
    return withdrawals.map(caseOfWithdrawal)
  },
  objection: async (db) => (await listOpenObjections(db)).map(caseOfObjection),
  flag: async (db) => {
    const flags = await everyPage(FLAG_LIST, (query) => listPaymentFlags(db, query))
    return flags.map(caseOfFlag)
  },
  refund: async (db) => (await listFailedRefunds(db)).map(caseOfRefund),
  payout: async (db, _, now) =>
    (await listHeldPayouts(db)).map((payout) => caseOfPayout(payout, now)),
  mail: async (db) => (await listFailedMails(db)).map(caseOfMail),
  job: async (db) => {
    const jobs = await everyPage(JOBS_LIST, (query) => listFailedJobs(db, query))
    // mails that were given up wait as mails
    return jobs.filter(({ queue }) => queue !== "mails").map(caseOfJob)
  },
  "failing-row": async (db, _, now) => {
    const rows = await everyPage(JOBS_LIST, (query) => listFailingRowsPage(db, query))
    return rows.map((row) => caseOfFailingRow(row, now))
  },
  security: async (db, _, now) =>
    (await listSecuritySpikes(db)).map((spike) => caseOfSpike(spike, now)),
  address: async (db) => (await listRefusedTravellers(db)).map(caseOfRefusedAddress),
  "held-seats": async (db) => [caseOfHeldSeats(await countSeatsToAlert(db))],
}

/** All that waits for somebody, what is due first; of each list ten pages at most. */
export async function listOpenCases(db: Db, actor: UserActor): Promise<OpenCase[]> {
  const now = clock.now()
  const cases: (OpenCase | undefined)[] = []
  for (const [kind, list] of Object.entries(LISTS) as [CaseKind, List][]) {
    if (hasRight(actor, CASE_KINDS[kind].right)) cases.push(...(await list(db, actor, now)))
  }
  return sortCases(cases)
}
