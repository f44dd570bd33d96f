import { topUpDemoWorld } from "#db/seed/top-up-demo-world.ts"
import { forgetReceiptsQueue } from "#features/accounting/server/forget-receipts.ts"
import { forgetSessionsQueue } from "#features/auth/server/forget-sessions.ts"
import { expireNewDatesQueue } from "#features/bookings/server/decline-new-dates.ts"
import { endBookingsOfFlight } from "#features/bookings/server/end-bookings-of-flight.ts"
import { endUnansweredChangesQueue } from "#features/bookings/server/end-unanswered-changes.ts"
import { endWaitlistsQueue } from "#features/bookings/server/end-waitlist.ts"
import { expireRequestsQueue } from "#features/bookings/server/expire-requests.ts"
import { forgetWeightsQueue } from "#features/bookings/server/forget-weights.ts"
import { lapseHoldsQueue } from "#features/bookings/server/lapse-holds.ts"
import { recountUnusableSeatsQueue } from "#features/bookings/server/recount-unusable-seats.ts"
import { standingOfFlight } from "#features/bookings/server/standing-of-flight.ts"
import { expireFlightRequestsQueue } from "#features/flight-requests/server/expire-flight-requests.ts"
import { tellPilotsQueue } from "#features/flight-requests/server/tell-pilots.ts"
import { copyFlightPhotoQueue } from "#features/flights/server/copy-flight-photos.ts"
import { flightTimesQueue } from "#features/flights/server/flight-times.ts"
import { followPapersQueue } from "#features/flights/server/follow-papers.ts"
import { tidyFlightPhotoQueue } from "#features/flights/server/tidy-flight-photo.ts"
import { remindOfFlightsQueue } from "#features/notifications/server/remind-of-flights.ts"
import { warnOfPausedFlightsQueue } from "#features/notifications/server/warn-of-paused-flights.ts"
import { callForRefundsQueue } from "#features/payments/server/call-for-refunds.ts"
import { callForTransfersQueue } from "#features/payments/server/call-for-transfers.ts"
import { creditReportsQueue } from "#features/payments/server/credit/credit-reports.ts"
import { reconcilePaymentsQueue } from "#features/payments/server/reconcile-payments.ts"
import { reconcileTransfersQueue } from "#features/payments/server/reconcile-transfers.ts"
import { retryRefundsQueue } from "#features/payments/server/retry-refunds.ts"
import { settleAuthorisationsQueue } from "#features/payments/server/settle-authorisation.ts"
import { reconcileDisputesQueue } from "#features/payments/server/stripe/reconcile-disputes.ts"
import { reconcilePayoutAccountsQueue } from "#features/payments/server/stripe/reconcile-payout-accounts.ts"
import { reconcileRefundsQueue } from "#features/payments/server/stripe/reconcile-refunds.ts"
import { trialWebhooksQueue } from "#features/payments/server/trial/trial-webhook.ts"
import { forgetOrphanedPlanePhotoQueue } from "#features/planes/server/forget-orphaned-plane-photo.ts"
import { expireExportsQueue } from "#features/privacy/server/expire-exports.ts"
import { makeExportsQueue } from "#features/privacy/server/make-export.tsx"
import { forgetOldChangesQueue } from "#features/search/server/findable/follow-findable.ts"
import { closeSettlementsQueue } from "#features/settlements/server/close-settlements.ts"
import { forgetCostReceiptsQueue } from "#features/settlements/server/forget-receipts.ts"
import { objectionTimesQueue } from "#features/settlements/server/objection-times.ts"
import { payOutQueue, retryPayoutsQueue } from "#features/settlements/server/pay-out.ts"
import { settlementTimesQueue } from "#features/settlements/server/settlement-times.ts"
import { digestQueue, planDigestsQueue } from "#features/subscriptions/server/digest-jobs.ts"
import { forgetUnconfirmedQueue } from "#features/subscriptions/server/forget-unconfirmed.ts"
import { forgetOldDocumentFilesQueue } from "#features/verification/server/forget-old-document-files.ts"
import { remindOfDocumentsQueue } from "#features/verification/server/remind-of-documents.ts"
import { tellOfDecisionsQueue } from "#features/verification/server/tell-of-decisions.ts"
import { deliverVouchersQueue } from "#features/vouchers/server/deliver-vouchers.ts"
import { endVouchersQueue } from "#features/vouchers/server/end-vouchers.ts"
import { forgetUnpaidVouchersQueue } from "#features/vouchers/server/forget-unpaid-vouchers.ts"
import { forgetWithdrawalsQueue } from "#features/withdrawals/server/forget-withdrawals.ts"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import { env } from "#platform/server/env.ts"
import { forgetFilesQueue } from "#platform/server/forget-files.ts"
import { forgetIdempotencyKeysQueue } from "#platform/server/idempotency.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { forgetCodeMailsQueue, mailsQueue } from "#platform/server/mail.ts"
import { forwardPageEventsQueue } from "#platform/server/page-events.ts"
import { retryFailingRowsQueue } from "#platform/server/sweep.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { eventsQueue } from "#server/reactions.ts"

/** A demo that runs for weeks keeps having flights ahead. */
const topUpDemoWorldQueue: JobQueue = {
  name: "top-up-demo-world",
  cron: "5 0 * * *",
  async run(db) {
    if (env().isDemo) await topUpDemoWorld(db, { today: isoDay(clock.now(), HOME_ZONE) })
  },
}

/** Every kind of work that runs outside a request. */
export const allQueues: readonly JobQueue[] = [
  eventsQueue,
  mailsQueue,
  settleAuthorisationsQueue,
  callForRefundsQueue,
  callForTransfersQueue,
  retryRefundsQueue,
  trialWebhooksQueue,
  reconcilePaymentsQueue,
  reconcileDisputesQueue,
  reconcilePayoutAccountsQueue,
  reconcileRefundsQueue,
  reconcileTransfersQueue,
  creditReportsQueue,
  deliverVouchersQueue,
  endVouchersQueue,
  forgetUnpaidVouchersQueue,
  lapseHoldsQueue,
  recountUnusableSeatsQueue,
  expireRequestsQueue,
  endUnansweredChangesQueue,
  expireNewDatesQueue,
  endWaitlistsQueue,
  flightTimesQueue({ standingOf: standingOfFlight, endBookings: endBookingsOfFlight }),
  followPapersQueue,
  settlementTimesQueue,
  objectionTimesQueue,
  forgetCostReceiptsQueue,
  closeSettlementsQueue,
  payOutQueue,
  retryPayoutsQueue,
  forgetWeightsQueue,
  forgetWithdrawalsQueue,
  forgetReceiptsQueue,
  remindOfFlightsQueue,
  warnOfPausedFlightsQueue,
  remindOfDocumentsQueue,
  tellOfDecisionsQueue,
  forgetOldDocumentFilesQueue,
  forgetOrphanedPlanePhotoQueue,
  tidyFlightPhotoQueue,
  copyFlightPhotoQueue,
  planDigestsQueue,
  digestQueue,
  forgetUnconfirmedQueue,
  tellPilotsQueue,
  expireFlightRequestsQueue,
  forgetSessionsQueue,
  forgetCodeMailsQueue,
  forgetFilesQueue,
  makeExportsQueue,
  expireExportsQueue,
  forgetIdempotencyKeysQueue,
  forwardPageEventsQueue,
  forgetOldChangesQueue,
  retryFailingRowsQueue,
  topUpDemoWorldQueue,
]
