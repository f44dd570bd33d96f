import { listPayoutAccountsUnheardOf } from "#features/users/server/payout-accounts.ts"
import { clock } from "#platform/clock.ts"
import { hours } from "#platform/duration.ts"
import { env } from "#platform/server/env.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { log } from "#platform/server/log.ts"
import { askPayoutAccount } from "./payout-accounts.ts"

const AT_ONCE = 200

/**
 * Every hour: asks Stripe how far accounts of pilots are that wait for something, and once a day
 * about those that are ready, since their webhooks may be lost.
 */
export const reconcilePayoutAccountsQueue: JobQueue = {
  name: "reconcile-payout-accounts",
  cron: "40 * * * *",
  async run(db) {
    if (!env().STRIPE_SECRET_KEY) return
    const now = clock.now().getTime()
    const silent = await listPayoutAccountsUnheardOf(db, {
      waitingSince: new Date(now - hours(1)),
      readySince: new Date(now - hours(24)),
      limit: AT_ONCE,
    })
    for (const userId of silent) {
      try {
        await askPayoutAccount(db, userId)
      } catch (error) {
        // the others may have an answer; this one is asked again
        log.warn({ err: error, user: userId }, "Stripe did not say how far a payout account is")
      }
    }
  },
}
