import { rightOfPage } from "#app/office-places.ts"
import { JOBS_LIST } from "#features/admin/jobs-list.ts"
import { OUTBOX_LIST } from "#features/admin/outbox-list.ts"
import { countFailingRows } from "#features/admin/server/failing-rows-queries.ts"
import { countFailedJobs } from "#features/admin/server/jobs-queries.ts"
import { countFailedMails } from "#features/admin/server/outbox-queries.ts"
import { APPROVALS_PATH } from "#features/approvals/approval-paths.ts"
import { countApprovalsFor } from "#features/approvals/server/list-approvals.ts"
import { countFlightsToVet } from "#features/flights/vetting/server/vettings-queries.ts"
import { VETTING_LIST } from "#features/flights/vetting/vetting-list.ts"
import { OCCURRENCE_LIST } from "#features/occurrences/occurrence-list.ts"
import { countOpenOccurrences } from "#features/occurrences/server/list-occurrences.ts"
import { hasRight } from "#features/office-roles/office-right.ts"
import { FLAG_LIST } from "#features/payments/payment-flag.ts"
import { REFUND_LIST } from "#features/payments/refund-list.ts"
import { countFailedRefunds } from "#features/payments/server/failed-refunds.ts"
import { countOpenPaymentFlags } from "#features/payments/server/payment-flags.ts"
import { REPORT_LIST } from "#features/reports/report-list.ts"
import { countWaitingReports } from "#features/reports/server/list-reports.ts"
import { OFFICE_NOTE_LIST } from "#features/reviews/office-note.ts"
import { REVIEW_FLAG_LIST } from "#features/reviews/review-flag.ts"
import { countUnreadOfficeNotes } from "#features/reviews/server/list-office-notes.ts"
import { countOpenReviewFlags } from "#features/reviews/server/review-flags-queries.ts"
import { SECURITY_LIST } from "#features/security-log/security-list.ts"
import { countSecuritySpikes } from "#features/security-log/server/security-queries.ts"
import { countOpenSettlements } from "#features/settlements/server/office-queries.ts"
import { PAYOUT_LIST_PATH } from "#features/settlements/settlement-paths.ts"
import { DOCUMENT_QUEUE } from "#features/verification/document-queue-list.ts"
import { countWaiting } from "#features/verification/server/review-queries.ts"
import { countOpenWithdrawals } from "#features/withdrawals/server/office-queries.ts"
import { WITHDRAWAL_LIST } from "#features/withdrawals/withdrawal-list.ts"
import type { UserActor } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"

/** How much waits in a list of the back office. */
const COUNTS: Readonly<Record<string, (db: Db, actor: UserActor) => Promise<number>>> = {
  [APPROVALS_PATH]: countApprovalsFor,
  [DOCUMENT_QUEUE.path]: countWaiting,
  [VETTING_LIST.path]: countFlightsToVet,
  [REPORT_LIST.path]: countWaitingReports,
  [REVIEW_FLAG_LIST.path]: countOpenReviewFlags,
  [OFFICE_NOTE_LIST.path]: countUnreadOfficeNotes,
  [OCCURRENCE_LIST.path]: countOpenOccurrences,
  [SECURITY_LIST.path]: countSecuritySpikes,
  [WITHDRAWAL_LIST.path]: countOpenWithdrawals,
  [REFUND_LIST.path]: countFailedRefunds,
  [PAYOUT_LIST_PATH]: countOpenSettlements,
  [FLAG_LIST.path]: countOpenPaymentFlags,
  [OUTBOX_LIST.path]: countFailedMails,
  [JOBS_LIST.path]: async (db) => (await countFailedJobs(db)) + (await countFailingRows(db)),
}

/** What waits for somebody of the back office, by the address of its list. */
export async function countOfficeWork(db: Db, actor: UserActor): Promise<Record<string, number>> {
  const counted = await Promise.all(
    Object.entries(COUNTS)
      .filter(([path]) => hasRight(actor, rightOfPage(path)))
      .map(async ([path, count]) => [path, await count(db, actor)] as const),
  )
  return Object.fromEntries(counted)
}
