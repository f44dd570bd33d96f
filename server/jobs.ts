import { flyToday } from "#db/seed/fly-today.ts"
import { topUpDemoWorld } from "#db/seed/top-up-demo-world.ts"
import { deleteReceiptsQueue } from "#features/accounting/server/delete-receipts.ts"
import { approvalTimesQueue } from "#features/approvals/server/approval-times.ts"
import { deleteSessionsQueue } from "#features/auth/sessions/server/delete-sessions.ts"
import { deleteBankTransfersQueue } from "#features/bank-transfers/server/delete-bank-transfers.ts"
import { expireNewDatesQueue } from "#features/bookings/cancellation/server/decline-new-dates.ts"
import { endBookingsOfFlight } from "#features/bookings/cancellation/server/end-bookings-of-flight.ts"
import { endUnansweredChangesQueue } from "#features/bookings/changes/server/end-unanswered-changes.ts"
import { deleteWeightsQueue } from "#features/bookings/core/server/delete-weights.ts"
import { occupancyOfFlight } from "#features/bookings/core/server/occupancy-of-flight.ts"
import { recountUnusableSeatsQueue } from "#features/bookings/core/server/recount-unusable-seats.ts"
import { endWaitlistsQueue } from "#features/bookings/holds/server/end-waitlist.ts"
import { lapseHoldsQueue } from "#features/bookings/holds/server/lapse-holds.ts"
import { endUnpaidQueue } from "#features/bookings/payment-due/server/end-unpaid.ts"
import { expireRequestsQueue } from "#features/bookings/requests/server/expire-requests.ts"
import { deleteOldCasesQueue } from "#features/cases/server/delete-old-cases.ts"
import { deleteOldConversationsQueue } from "#features/chat/core/server/delete-old-conversations.ts"
import { missQuestionsQueue } from "#features/chat/core/server/follow-question.ts"
import { deleteMessagePhotosQueue } from "#features/chat/photos/server/delete-message-photos.ts"
import { tellOfMessagesQueue } from "#features/chat/unread/server/tell-of-messages.ts"
import {
  askForTaxDetailsQueue,
  followTaxDetailsQueue,
} from "#features/dac7/server/ask-for-tax-details.ts"
import { deleteTaxReportsQueue } from "#features/dac7/server/delete-tax-reports.ts"
import { askOverdueDecisionsQueue } from "#features/flight-day/server/ask-overdue-decisions.ts"
import { deleteOldBoardingQueue } from "#features/flight-day/server/erase-flight-days.ts"
import { expireFlightRequestsQueue } from "#features/flight-requests/server/expire-flight-requests.ts"
import { notifyPilotsQueue } from "#features/flight-requests/server/notify-pilots.ts"
import { flightTimesQueue } from "#features/flights/core/server/flight-times.ts"
import { followPapersQueue } from "#features/flights/pausing/server/follow-papers.ts"
import { copyFlightPhotoQueue } from "#features/flights/photos/server/copy-flight-photos.ts"
import { tidyFlightPhotoQueue } from "#features/flights/photos/server/tidy-flight-photo.ts"
import { countKeyFiguresQueue } from "#features/key-figures/server/count-key-figures.ts"
import { deleteMemoriesQueue } from "#features/memories/server/delete-memories.ts"
import { expireMemoryRequestsQueue } from "#features/memories/server/expire-requests.ts"
import { notifyOfMemoriesQueue } from "#features/memories/server/notify-of-memories.ts"
import { remindOfFlightsQueue } from "#features/notifications/server/remind-of-flights.ts"
import { warnOfPausedFlightsQueue } from "#features/notifications/server/warn-of-paused-flights.ts"
import { creditReportsQueue } from "#features/payments/server/credit/credit-reports.ts"
import { reconcilePaymentsQueue } from "#features/payments/server/reconcile-payments.ts"
import { reconcileTransfersQueue } from "#features/payments/server/reconcile-transfers.ts"
import { refundsQueue } from "#features/payments/server/refunds-queue.ts"
import { retryRefundsQueue } from "#features/payments/server/retry-refunds.ts"
import { retryReturnedQueue } from "#features/payments/server/returns/retry-returned.ts"
import { settleAuthorisationsQueue } from "#features/payments/server/settle-authorisation.ts"
import { reconcileDisputesQueue } from "#features/payments/server/stripe/reconcile-disputes.ts"
import { reconcilePayoutAccountsQueue } from "#features/payments/server/stripe/reconcile-payout-accounts.ts"
import { reconcileRefundsQueue } from "#features/payments/server/stripe/reconcile-refunds.ts"
import { transfersQueue } from "#features/payments/server/transfers-queue.ts"
import { trialWebhooksQueue } from "#features/payments/server/trial/trial-webhook.ts"
import { watchBalanceQueue } from "#features/payments/server/watch-balance.ts"
import { deleteOrphanedPlanePhotoQueue } from "#features/planes/server/delete-orphaned-plane-photo.ts"
import { expireExportsQueue } from "#features/privacy/server/expire-exports.ts"
import { makeExportsQueue } from "#features/privacy/server/make-export.tsx"
import { pushQueue } from "#features/push/server/push-queue.ts"
import { flagReviewPairsQueue } from "#features/reviews/server/flag-review-pairs.ts"
import { inviteToReviewQueue } from "#features/reviews/server/invite-to-review.ts"
import { publishReviewsQueue } from "#features/reviews/server/publish-reviews.ts"
import { deleteOldSearchChangesQueue } from "#features/search/server/index/sync-search-index.ts"
import {
  deleteSecurityEventsQueue,
  watchSecurityQueue,
} from "#features/security-log/server/security-jobs.ts"
import { closeSettlementsQueue } from "#features/settlements/server/close-settlements.ts"
import { deleteCostReceiptsQueue } from "#features/settlements/server/erase-receipts.ts"
import { objectionTimesQueue } from "#features/settlements/server/objection-times.ts"
import { payOutQueue, retryPayoutsQueue } from "#features/settlements/server/payouts/pay-out.ts"
import { scanReceiptsQueue } from "#features/settlements/server/scan-receipts.ts"
import { settlementTimesQueue } from "#features/settlements/server/settlement-times.ts"
import { deleteUnconfirmedQueue } from "#features/subscriptions/server/delete-unconfirmed.ts"
import { digestQueue, planDigestsQueue } from "#features/subscriptions/server/digest-jobs.ts"
import { deleteOldDocumentFilesQueue } from "#features/verification/server/delete-old-document-files.ts"
import { notifyOfDecisionsQueue } from "#features/verification/server/notify-of-decisions.ts"
import { remindOfDocumentsQueue } from "#features/verification/server/remind-of-documents.ts"
import { scanQuarantinedQueue } from "#features/verification/server/scan-quarantined.ts"
import { deleteUnpaidVouchersQueue } from "#features/vouchers/server/delete-unpaid-vouchers.ts"
import { deliverVouchersQueue } from "#features/vouchers/server/deliver-vouchers.ts"
import { endVouchersQueue } from "#features/vouchers/server/end-vouchers.ts"
import { deleteWithdrawalsQueue } from "#features/withdrawals/server/erase-withdrawals.ts"
import { tellOfYearsQueue } from "#features/wrapped/server/tell-of-years.ts"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import { deleteFilesQueue } from "#platform/server/delete-files.ts"
import { env } from "#platform/server/env.ts"
import { addMonthsOfEventsQueue } from "#platform/server/event-months/add-months-of-events.ts"
import { deleteIdempotencyKeysQueue } from "#platform/server/idempotency.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { deleteCodeMailsQueue, mailsQueue } from "#platform/server/mail.ts"
import { forwardPageEventsQueue } from "#platform/server/page-events.ts"
import { dropMailTextsQueue } from "#platform/server/sent-mails/drop-mail-texts.ts"
import { retryFailingRowsQueue } from "#platform/server/sweep.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { approvalKinds } from "#server/approval-kinds.ts"
import { deleteAssetsQueue } from "#server/assets/delete-assets.ts"
import { eraseAgainQueue, noteErasureQueue } from "#server/backup/erasures.ts"
import { eventsQueue } from "#server/reactions.ts"
import { watchBooksQueue } from "#server/watch-books.ts"

/** A demo that runs for weeks keeps having flights ahead. */
const topUpDemoWorldQueue: JobQueue = {
  name: "top-up-demo-world",
  cron: "5 0 * * *",
  async run(db) {
    if (!env().isDemo) return
    await topUpDemoWorld(db, { today: isoDay(clock.now(), HOME_ZONE) })
    await flyToday(db, clock.now())
  },
}

/** Every kind of work that runs outside a request. */
export const allQueues: readonly JobQueue[] = [
  eventsQueue,
  mailsQueue,
  pushQueue,
  settleAuthorisationsQueue,
  refundsQueue,
  transfersQueue,
  retryRefundsQueue,
  retryReturnedQueue,
  trialWebhooksQueue,
  reconcilePaymentsQueue,
  reconcileDisputesQueue,
  reconcilePayoutAccountsQueue,
  reconcileRefundsQueue,
  reconcileTransfersQueue,
  watchBalanceQueue,
  creditReportsQueue,
  deliverVouchersQueue,
  endVouchersQueue,
  deleteUnpaidVouchersQueue,
  lapseHoldsQueue,
  recountUnusableSeatsQueue,
  expireRequestsQueue,
  endUnpaidQueue,
  endUnansweredChangesQueue,
  expireNewDatesQueue,
  endWaitlistsQueue,
  flightTimesQueue({ occupancyOf: occupancyOfFlight, endBookings: endBookingsOfFlight }),
  followPapersQueue,
  approvalTimesQueue(approvalKinds),
  settlementTimesQueue,
  objectionTimesQueue,
  deleteCostReceiptsQueue,
  scanReceiptsQueue,
  closeSettlementsQueue,
  payOutQueue,
  retryPayoutsQueue,
  deleteWeightsQueue,
  deleteOldBoardingQueue,
  deleteWithdrawalsQueue,
  deleteReceiptsQueue,
  deleteSecurityEventsQueue,
  watchSecurityQueue,
  inviteToReviewQueue,
  publishReviewsQueue,
  remindOfFlightsQueue,
  askOverdueDecisionsQueue,
  warnOfPausedFlightsQueue,
  remindOfDocumentsQueue,
  scanQuarantinedQueue,
  notifyOfDecisionsQueue,
  deleteOldDocumentFilesQueue,
  deleteOrphanedPlanePhotoQueue,
  tidyFlightPhotoQueue,
  copyFlightPhotoQueue,
  planDigestsQueue,
  digestQueue,
  deleteUnconfirmedQueue,
  notifyPilotsQueue,
  expireFlightRequestsQueue,
  deleteOldConversationsQueue,
  deleteOldCasesQueue,
  missQuestionsQueue,
  flagReviewPairsQueue,
  deleteMessagePhotosQueue,
  tellOfMessagesQueue,
  notifyOfMemoriesQueue,
  expireMemoryRequestsQueue,
  deleteMemoriesQueue,
  tellOfYearsQueue,
  askForTaxDetailsQueue,
  followTaxDetailsQueue,
  deleteTaxReportsQueue,
  deleteBankTransfersQueue,
  deleteSessionsQueue,
  deleteCodeMailsQueue,
  dropMailTextsQueue,
  deleteFilesQueue,
  deleteAssetsQueue,
  noteErasureQueue,
  eraseAgainQueue,
  makeExportsQueue,
  expireExportsQueue,
  deleteIdempotencyKeysQueue,
  addMonthsOfEventsQueue,
  forwardPageEventsQueue,
  countKeyFiguresQueue,
  deleteOldSearchChangesQueue,
  retryFailingRowsQueue,
  watchBooksQueue,
  topUpDemoWorldQueue,
]
