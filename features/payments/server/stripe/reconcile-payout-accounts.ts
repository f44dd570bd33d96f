import { listPayoutAccountsNotReported } from "#features/users/bank-accounts/server/payout-accounts.ts"
import { clock } from "#platform/clock.ts"
import { hours } from "#platform/duration.ts"
import { env } from "#platform/server/env.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { sweep } from "#platform/server/sweep.ts"
import { askPayoutAccount } from "./payout-accounts.ts"

const QUEUE = "reconcile-payout-accounts"
const AT_ONCE = 200

/**
 * Every hour: asks Stripe how far accounts of pilots are that wait for something, and once a day
 * about those that are ready, since their webhooks may be lost.
 */
export const reconcilePayoutAccountsQueue: JobQueue = {
  name: QUEUE,
  cron: "40 * * * *",
  async run(db) {
    if (!env().STRIPE_SECRET_KEY) return
    const now = clock.now().getTime()
    const waitingSince = new Date(now - hours(1))
    const readySince = new Date(now - hours(24))
    await sweep(db, {
      queue: QUEUE,
      entity: "user",
      atMost: AT_ONCE,
      due: (from, limit) =>
        listPayoutAccountsNotReported(from, { waitingSince, readySince, limit }),
      each: (from, { id }) => askPayoutAccount(from, id),
    })
  },
}
