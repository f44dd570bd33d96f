import { expireNewDatesQueue } from "#features/bookings/cancellation/server/decline-new-dates.ts"
import { endBookingsOfFlight } from "#features/bookings/cancellation/server/end-bookings-of-flight.ts"
import { occupancyOfFlight } from "#features/bookings/core/server/occupancy-of-flight.ts"
import { lapseHoldsQueue } from "#features/bookings/holds/server/lapse-holds.ts"
import { endUnpaidQueue } from "#features/bookings/payment-due/server/end-unpaid.ts"
import { expireRequestsQueue } from "#features/bookings/requests/server/expire-requests.ts"
import { bookingsReactions } from "#features/bookings/server/bookings-reactions.ts"
import { flightTimesQueue } from "#features/flights/core/server/flight-times.ts"
import { creditReportsQueue } from "#features/payments/server/credit/credit-reports.ts"
import { reconcilePaymentsQueue } from "#features/payments/server/reconcile-payments.ts"
import { reconcileTransfersQueue } from "#features/payments/server/reconcile-transfers.ts"
import { refundsQueue } from "#features/payments/server/refunds-queue.ts"
import { retryRefundsQueue } from "#features/payments/server/retry-refunds.ts"
import { retryReturnedQueue } from "#features/payments/server/returns/retry-returned.ts"
import { settleAuthorisationsQueue } from "#features/payments/server/settle-authorisation.ts"
import { reconcilePayoutAccountsQueue } from "#features/payments/server/stripe/reconcile-payout-accounts.ts"
import { transfersQueue } from "#features/payments/server/transfers-queue.ts"
import { trialWebhooksQueue } from "#features/payments/server/trial/trial-webhook.ts"
import { notifyOfPayouts } from "#features/settlements/server/payouts/notify-of-payouts.ts"
import { payOutQueue, retryPayoutsQueue } from "#features/settlements/server/payouts/pay-out.ts"
import { settlementsReactions } from "#features/settlements/server/settlements-reactions.ts"
import { vouchersReactions } from "#features/vouchers/server/vouchers-reactions.ts"
import type { Db } from "#platform/server/db.ts"
import type { Reaction } from "#platform/server/events.ts"
import { drainJobs, type JobQueue } from "#platform/server/jobs.ts"
import { eventsQueueOf } from "#server/reactions.ts"
import type { ProviderSide } from "./provider-side.ts"

const reactions: readonly Reaction[] = [
  ...vouchersReactions,
  ...bookingsReactions,
  ...settlementsReactions.filter(({ run }) => run !== notifyOfPayouts),
]

/** Only what moves money and seats; mails would take most of the time. */
const moneyQueues: readonly JobQueue[] = [
  eventsQueueOf(reactions),
  settleAuthorisationsQueue,
  refundsQueue,
  transfersQueue,
  payOutQueue,
  trialWebhooksQueue,
  creditReportsQueue,
]

/** Lets everything happen that has been promised, many at once, and that the provider has to say. */
export async function settle(db: Db, provider: ProviderSide): Promise<void> {
  // a call that the provider has refused has died: what was wanted is called for by those who compare
  const told = moneyQueues.filter((queue) => queue !== trialWebhooksQueue || !provider.isAway())
  const queues = told.map(
    (queue): JobQueue => ({
      ...queue,
      run: (from, data) =>
        queue.run(from, data).catch((error: unknown) => {
          if (!provider.isRepeated(error)) throw error
        }),
    }),
  )
  do await drainJobs(db, queues, { atOnce: 50 })
  while (await provider.report())
}

/** What the clock ends by itself, ended now. */
export async function runTimers(db: Db): Promise<void> {
  const flights = flightTimesQueue({
    occupancyOf: occupancyOfFlight,
    endBookings: endBookingsOfFlight,
  })
  const ending = [lapseHoldsQueue, expireRequestsQueue, endUnpaidQueue, expireNewDatesQueue]
  for (const queue of [...ending, flights]) {
    await queue.run(db, null)
  }
}

/** Asks for what was not reported, and calls again for what was not done. */
export async function reconcile(db: Db): Promise<void> {
  const asking = [reconcilePaymentsQueue, reconcileTransfersQueue, reconcilePayoutAccountsQueue]
  for (const queue of [...asking, retryRefundsQueue, retryReturnedQueue, retryPayoutsQueue])
    await queue.run(db, null)
}
