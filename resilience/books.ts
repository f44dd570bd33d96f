import { sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"
import { untilAnswered, waitUntil } from "./wait.ts"

/** Waits until nothing is left to do that an order, a payment or a settlement has promised. */
export async function settleDown(db: Db): Promise<void> {
  // what a timer could not do while something was away is tried again half a minute later
  const waiting = sql`select 1 from failing_rows union all (
    select 1 from pgboss.job where state < 'completed' and start_after < now() + interval '5 minutes'
    and name in ('events', 'mails', 'settle-authorisations', 'call-for-refunds', 'call-for-transfers', 'pay-out',
      'flight-times', 'close-settlements', 'trial-webhooks', 'credit-reports') limit 1)`
  await waitUntil("nothing is left to do", async () => {
    const { rows } = await untilAnswered(() => db.execute(waiting))
    return rows.length === 0
  })
}

/** Waits until nothing that moves money or seats is left to do, then asks every rule. */
export async function brokenRules(db: Db): Promise<string[]> {
  await settleDown(db)
  const broken = await brokenInvariants(db)
  return broken.map(({ rule, example }) => `${rule}: ${JSON.stringify(example)}`)
}
