import { and, desc, eq, gt } from "drizzle-orm"
import { serviceFee } from "#features/flights/core/cost-sharing.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { STANDARD_FEE_RULE } from "#features/settings/fee-rule.ts"
import { days } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { codeMailedTo } from "#tests/support/account-steps.ts"
import { orderOf } from "#tests/support/booking-steps.ts"
import type { HttpVisitor } from "#tests/support/http-visitor.ts"

/*
 * What people do on a running product, by the calls that its pages make. `db` is the product's own,
 * only looked into.
 */

/** Signs an address in by code, a new one as a new account; answers its id. */
export async function signInByCode(db: Db, visitor: HttpVisitor, email: string): Promise<number> {
  await visitor.call("POST", "/api/auth/login/token/send", { email })
  const token = await codeMailedTo(db, email)
  return (await visitor.call("POST", "/api/auth/login/token", { email, token })).user.id
}

/** Holds a seat on one of the last flights of the demo world that have one; answers its checkout and price. */
export async function holdDemoSeat(
  db: Db,
  visitor: HttpVisitor,
  { isInstantBooking }: { isInstantBooking: boolean },
): Promise<{ ref: string; shownTotalCents: number }> {
  const flights = await db
    .select({ id: flightsTable.id, seatPriceCents: flightsTable.seatPriceCents })
    .from(flightsTable)
    .where(
      and(
        eq(flightsTable.status, "published"),
        eq(flightsTable.isInstantBooking, isInstantBooking),
        gt(flightsTable.departsAt, new Date(Date.now() + days(7))),
      ),
    )
    .orderBy(desc(flightsTable.departsAt))
  for (const { id, seatPriceCents } of flights) {
    const shownTotalCents = seatPriceCents + serviceFee(seatPriceCents, STANDARD_FEE_RULE)
    const hold = { flightId: id, seats: 1, shownTotalCents }
    // some are sold out
    const held = await visitor.call("POST", "/api/checkouts", hold).catch(() => undefined)
    if (held) return { ref: held.ref, shownTotalCents }
  }
  throw new Error("no flight has a seat")
}

/** Orders one; answers its checkout and the page of its payment. */
export async function orderDemoSeat(
  db: Db,
  visitor: HttpVisitor,
  kind: { isInstantBooking: boolean },
): Promise<{ checkoutRef: string; paymentPath: string }> {
  const { ref, shownTotalCents } = await holdDemoSeat(db, visitor, kind)
  const order = orderOf(1, { shownTotalCents })
  const { paymentPath } = await visitor.call("POST", `/api/checkouts/${ref}/order`, order)
  return { checkoutRef: ref, paymentPath }
}
