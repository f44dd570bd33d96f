import { sql } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import type { NewSubscription, Subscription } from "../subscription-schemas.ts"

/**
 * What a program hears that filled in the hidden field: the same as everybody, with a number that
 * nothing will ever have. Nothing is written and nobody is written to.
 */
export async function fakeSubscription(
  db: Db,
  wanted: NewSubscription,
  given: { email: string; status: Subscription["status"] },
): Promise<Subscription> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('subscriptions', 'id'))::int as id`,
  )
  const { honeypot: _, ...rest } = wanted
  return { ...rest, ...given, id: rows[0]?.id ?? 0, createdAt: clock.now().toISOString() }
}
