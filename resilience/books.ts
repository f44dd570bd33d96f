import { sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"
import { untilAnswered, waitUntil } from "./wait.ts"

/** What was promised and is not done, by queue; what a timer could not do is tried again half a minute later. */
const LEFT = sql`
  select 'failing ' || queue as what, count(*)::int as count from failing_rows group by queue
  union all
  select name, count(*)::int from pgboss.job
  where state < 'completed' and start_after < now() + interval '5 minutes'
    and name in ('events', 'mails', 'settle-authorisations', 'call-for-refunds', 'call-for-transfers', 'pay-out',
      'flight-times', 'close-settlements', 'trial-webhooks', 'credit-reports')
  group by name
  order by 1`

/**
 * Waits until nothing is left to do that an order, a payment or a settlement has promised, for as long as it
 * gets less: what two hundred kills have left takes its time.
 */
export async function settleDown(db: Db): Promise<void> {
  let left = await whatIsLeft(db)
  while (left.length > 0) {
    const before = sumOf(left)
    await waitUntil("less is left to do", async () => {
      left = await whatIsLeft(db)
      return sumOf(left) < before
    }).catch(() => {
      throw new Error(`left: ${left.map(({ what, count }) => `${count} ${what}`).join(", ")}`)
    })
  }
}

interface Left {
  what: string
  count: number
}

async function whatIsLeft(db: Db): Promise<Left[]> {
  const { rows } = await untilAnswered(() => db.execute<Left & Record<string, unknown>>(LEFT))
  return rows
}

function sumOf(left: readonly Left[]): number {
  return left.reduce((sum, { count }) => sum + count, 0)
}

/** Waits until nothing that moves money or seats is left to do, then asks every rule. */
export async function brokenRules(db: Db): Promise<string[]> {
  await settleDown(db)
  const broken = await brokenInvariants(db)
  return broken.map(({ rule, example }) => `${rule}: ${JSON.stringify(example)}`)
}
