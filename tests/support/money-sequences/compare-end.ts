import { and, count, eq, gt, inArray, ne } from "drizzle-orm"
import { countFailedRefunds } from "#features/payments/server/failed-refunds.ts"
import { paymentsTable, refundsTable } from "#features/payments/server/payments-tables.ts"
import { payoutsTable } from "#features/settlements/server/settlements-tables.ts"
import type { Db } from "#platform/server/db.ts"
import type { World } from "./compare.ts"
import type { Booking } from "./state.ts"

/** Whether the back office has every refund on its list that its provider refuses. */
export async function compareFailedRefunds(db: Db) {
  const isOpen = and(eq(refundsTable.status, "failed"), gt(paymentsTable.capturedCents, 0))
  const [failed] = await db
    .select({ count: count() })
    .from(refundsTable)
    .innerJoin(paymentsTable, eq(paymentsTable.id, refundsTable.paymentId))
    .where(and(isOpen, ne(paymentsTable.status, "refunded")))
  return { failed: failed?.count, listed: await countFailedRefunds(db) }
}

/** What is not settled or refunded in the end, although nothing explains why it is a case. */
export async function listUnfinished(db: Db, worlds: readonly World[]): Promise<unknown[]> {
  const bookings = worlds.flatMap((world) =>
    world.side.bookings.map((one, index) => ({
      world,
      ...one,
      model: world.model.bookings[index],
    })),
  )
  const refunds = await waitingRefunds(
    db,
    bookings.map(({ checkoutId }) => checkoutId),
  )
  const payouts = await unpaidPayouts(
    db,
    bookings.map(({ id }) => id),
  )
  return bookings.flatMap(({ world, id, checkoutId, model }) => [
    ...refunds
      .filter((refund) => refund.checkoutId === checkoutId && !isCase(model))
      .map((refund) => ({ story: world.story.join("; "), refund })),
    ...payouts
      .filter((payout) => payout.bookingId === id && !isHeldFor(world, model, payout.hold))
      .map((payout) => ({ story: world.story.join("; "), payout })),
  ])
}

const isCase = (booking: Booking | undefined) =>
  booking?.order?.refusesRefunds || booking?.order?.dispute === "open"

function isHeldFor({ model }: World, booking: Booking | undefined, hold: string | null) {
  if (hold === "account") {
    const flight = booking && model.flights[booking.flight]
    return !model.pilots[flight?.pilot ?? 0]?.canBePaid
  }
  if (hold === "reversed") return booking?.isReturned
  const orders = [booking?.order, ...(booking?.joined ?? [])]
  const isTaken = orders.some((order) => order?.dispute === "open" || order?.dispute === "lost")
  return hold === "charged_back" && isTaken
}

function waitingRefunds(db: Db, checkoutIds: number[]) {
  return db
    .select({
      checkoutId: paymentsTable.checkoutId,
      payment: paymentsTable.status,
      status: refundsTable.status,
      attempt: refundsTable.attempt,
      cents: refundsTable.amountCents,
      creditCents: refundsTable.creditCents,
      reason: refundsTable.reason,
    })
    .from(refundsTable)
    .innerJoin(paymentsTable, eq(paymentsTable.id, refundsTable.paymentId))
    .where(
      and(
        inArray(paymentsTable.checkoutId, checkoutIds),
        inArray(refundsTable.status, ["ordered", "failed"]),
        // of what was never collected nothing goes back
        inArray(paymentsTable.status, [
          "captured",
          "partially_refunded",
          "refunded",
          "charged_back",
        ]),
      ),
    )
}

function unpaidPayouts(db: Db, bookingIds: number[]) {
  return db
    .select({
      bookingId: payoutsTable.bookingId,
      status: payoutsTable.status,
      hold: payoutsTable.hold,
    })
    .from(payoutsTable)
    .where(
      and(
        inArray(payoutsTable.bookingId, bookingIds),
        inArray(payoutsTable.status, ["released", "ordered", "held", "failed"]),
      ),
    )
}
