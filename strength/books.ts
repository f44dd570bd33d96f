import { sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"
import { untilAnswered, waitUntil } from "./wait.ts"

interface Stand {
  bookingId: number
  booking: string
  payment: string
  captured: number
  refunded: number
  /** What the provider has given back in its own book. */
  cardBack: number
  /** What the guest's vouchers are worth. */
  credit: number
  share: number
  fee: number
  freeSeats: number
  /** Bookings that did not just lapse, and refunds of them. */
  orders: number
  refunds: number
}

export type Expected = Partial<Omit<Stand, "bookingId">>

const balance = (code: string) => `coalesce((select -sum(e.amount_cents)::int from ledger_entries e
  join ledger_accounts a on a.id = e.account_id where a.code = ${code}), 0)`

/** What the books say of somebody's booking on a flight. */
export async function standOf(db: Db, flightId: number, userId: number): Promise<Stand> {
  const mine = `from bookings where flight_id = ${flightId} and passenger_id = ${userId}`
  const { rows } = await db.execute<Stand & Record<string, unknown>>(
    sql.raw(`select b.id as "bookingId", b.status as booking, coalesce(p.status, '') as payment,
      coalesce(p.captured_cents, 0) as captured, coalesce(p.refunded_cents, 0) as refunded,
      coalesce((select sum(t.amount_cents)::int from trial_refunds t
        where t.provider_ref = p.provider_ref and t.is_paid), 0) as "cardBack",
      coalesce((select sum(${balance("'voucher:' || v.id")})::int from vouchers v
        where v.owner_id = ${userId}), 0) as credit,
      ${balance("'booking:' || b.id || ':share'")} as share,
      ${balance("'booking:' || b.id || ':fee'")} as fee,
      (select count(*)::int from flight_seats s where s.flight_id = b.flight_id
        and s.booking_id is null) as "freeSeats",
      (select count(*)::int ${mine} and status <> 'lapsed') as orders,
      (select count(*)::int from refunds r where r.payment_id = p.id) as refunds
    from (select * ${mine} order by id desc limit 1) b
    left join lateral (select * from payments where checkout_id = b.checkout_id
      order by id desc limit 1) p on true`),
  )
  const [stand] = rows
  if (!stand) throw new Error(`nothing is booked on flight ${flightId}`)
  return stand
}

/** Waits until no job about the money of a flight's bookings is left. */
export async function catchUp(db: Db, flightId: number): Promise<void> {
  const payments = `select p.id from payments p join bookings b on b.checkout_id = p.checkout_id
    where b.flight_id = ${flightId}`
  const waiting = sql.raw(`select 1 from pgboss.job j where j.state < 'completed' and (
    (j.name = 'settle-authorisations' and (j.data ->> 'paymentId')::int in (${payments}))
    or (j.name = 'call-for-refunds' and (j.data ->> 'refundId')::int in (
      select id from refunds where payment_id in (${payments})))
    or (j.name = 'trial-webhooks' and j.data ->> 'providerRef' in (
      select provider_ref from payments where id in (${payments}))))`)
  await waitUntil(`the jobs of flight ${flightId}`, async () => {
    const { rows } = await untilAnswered(() => db.execute(waiting))
    return rows.length === 0
  })
}

/** Waits until nothing that moves money or seats is left to do, then asks every rule. */
export async function brokenRules(db: Db): Promise<string[]> {
  const waiting = sql`select 1 from pgboss.job where state < 'completed' and start_after < now() + interval '5 minutes'
    and name in ('events', 'settle-authorisations', 'call-for-refunds', 'trial-webhooks', 'credit-reports') limit 1`
  await waitUntil("nothing is left to do", async () => {
    const { rows } = await untilAnswered(() => db.execute(waiting))
    return rows.length === 0
  })
  const broken = await brokenInvariants(db)
  return broken.map(({ rule, example }) => `${rule}: ${JSON.stringify(example)}`)
}
