import { and, eq, inArray, sql } from "drizzle-orm"
import { feeRuleOf, priceOfBooking } from "#features/bookings/core/booking.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { settle } from "#features/flights/core/cost-sharing.ts"
import { flightCostsTable, flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { vatOfFee } from "#features/flights/core/vat-of-fee.ts"
import { accounts } from "#features/ledger/ledger.ts"
import { paymentsTable, refundsTable } from "#features/payments/server/payments-tables.ts"
import {
  payoutsTable,
  settlementCostsTable,
  settlementPartsTable,
  settlementsTable,
} from "#features/settlements/server/settlements-tables.ts"
import { settlementLines } from "#features/settlements/settlement-lines.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { eventsTable } from "#platform/server/events.ts"
import { refOf } from "../random.ts"
import { insertRows } from "./insert-rows.ts"
import {
  closedAt,
  type FlownFlight,
  type SettledBooking,
  settlementEventsOf,
  statementEventsOf,
} from "./settlement-events.ts"
import type { BookingRow } from "./write-bookings.ts"
import { type DatedMove, writeMoves } from "./write-moves.ts"

type PaymentRow = typeof paymentsTable.$inferSelect

/**
 * Closes flown flights: their confirmed and paid bookings are settled, what was paid too much goes
 * back, shares become the pilots', fees ours.
 */
export async function settleFlights(db: Db, flights: readonly FlownFlight[]): Promise<void> {
  if (flights.length > 0) await inTransaction(db, (tx) => settleAll(tx, flights))
}

async function settleAll(db: Db, flights: readonly FlownFlight[]): Promise<void> {
  const settled = await settledBookings(db, flights)
  await db
    .update(bookingsTable)
    .set({ status: "settled" })
    .where(
      inArray(
        bookingsTable.id,
        settled.map(({ booking }) => booking.id),
      ),
    )
  await refund(db, settled)
  await writeStatements(db, flights)
  await writeParts(db, settled)
  await writeMoves(db, settled.flatMap(movesOf))
  await db
    .update(flightsTable)
    .set({ status: "closed" })
    .where(
      inArray(
        flightsTable.id,
        flights.map(({ flight }) => flight.id),
      ),
    )
  const events = [...flights.flatMap(statementEventsOf), ...settled.flatMap(settlementEventsOf)]
  await insertRows(
    db,
    eventsTable,
    events.toSorted((one, other) => one.at.getTime() - other.at.getTime()),
  )
}

async function settledBookings(db: Db, flights: readonly FlownFlight[]): Promise<SettledBooking[]> {
  const rows = await db
    .select({ booking: bookingsTable, payment: paymentsTable })
    .from(bookingsTable)
    .innerJoin(paymentsTable, eq(paymentsTable.checkoutId, bookingsTable.checkoutId))
    .where(
      and(
        eq(bookingsTable.status, "confirmed"),
        eq(paymentsTable.status, "captured"),
        inArray(
          bookingsTable.flightId,
          flights.map(({ flight }) => flight.id),
        ),
      ),
    )
    .orderBy(bookingsTable.id)
  const byFlight = Map.groupBy(rows, ({ booking }) => booking.flightId)
  return flights.flatMap((flown) => settleFlight(flown, byFlight.get(flown.flight.id) ?? []))
}

function settleFlight(
  flown: FlownFlight,
  rows: readonly { booking: BookingRow; payment: PaymentRow }[],
): SettledBooking[] {
  const seats = rows.flatMap(({ booking }) =>
    Array.from({ length: booking.seats }, () => ({
      prepaidCents: booking.seatPriceCents,
      feeRule: feeRuleOf(booking),
    })),
  )
  const shares = settle(flown.actualCostCents, seats).seats
  let first = 0
  return rows.map(({ booking, payment }) => {
    const own = shares.slice(first, first + booking.seats)
    first += booking.seats
    const sum = (cents: (share: (typeof own)[number]) => number) =>
      own.reduce((total, share) => total + cents(share), 0)
    return {
      flown,
      booking,
      payment,
      shareCents: sum((share) => share.shareCents),
      feeCents: sum((share) => share.feeCents),
      refundCents: sum((share) => share.refundCents + share.feeRefundCents),
    }
  })
}

async function refund(db: Db, settled: readonly SettledBooking[]) {
  const refunded = settled.filter(({ refundCents }) => refundCents > 0)
  await insertRows(db, refundsTable, refunded.map(refundOf))
  const refunds = refunded.map(({ payment, refundCents }) => {
    return { id: payment.id, ref: payment.providerRef, refundCents }
  })
  const rows = sql`jsonb_to_recordset(${JSON.stringify(refunds)}::jsonb)
    as r (id int, ref text, "refundCents" int)`
  await db.execute(sql`
    update payments p set status = 'partially_refunded', refunded_cents = r."refundCents"
    from ${rows} where p.id = r.id`)
  await db.execute(sql`
    update trial_payments t set refunded_cents = r."refundCents"
    from ${rows} where t.provider_ref = r.ref`)
}

async function writeStatements(db: Db, flights: readonly FlownFlight[]) {
  await insertRows(
    db,
    settlementsTable,
    flights.map((flown) => {
      const { flight, actualCostCents, submittedAt } = flown
      const at = closedAt(flown)
      return {
        flightId: flight.id,
        actualCostCents,
        submittedAt,
        objectionsUntil: at,
        closedAt: at,
      }
    }),
  )
  const planned = await db
    .select()
    .from(flightCostsTable)
    .where(
      inArray(
        flightCostsTable.flightId,
        flights.map(({ flight }) => flight.id),
      ),
    )
    .orderBy(flightCostsTable.flightId, flightCostsTable.position)
  const byFlight = Map.groupBy(planned, ({ flightId }) => flightId)
  const stated = flights.flatMap(({ flight, actualCostCents }) => {
    const [first, ...others] = byFlight.get(flight.id) ?? []
    const rest = others.reduce((sum, { amountCents }) => sum + amountCents, 0)
    const flightId = flight.id
    // what was cheaper or dearer was the longest item, usually the hours
    if (!first || actualCostCents <= rest) {
      const kind = "other" as const
      return [{ flightId, position: 1, kind, label: "Flugkosten", amountCents: actualCostCents }]
    }
    return [{ ...first, amountCents: actualCostCents - rest }, ...others].map(
      ({ position, kind, label, amountCents }) => {
        return { flightId, position, kind, label, amountCents }
      },
    )
  })
  await insertRows(db, settlementCostsTable, stated)
}

async function writeParts(db: Db, settled: readonly SettledBooking[]) {
  await insertRows(
    db,
    settlementPartsTable,
    settled.map(({ booking, flown, shareCents, feeCents }) => {
      const price = priceOfBooking(booking)
      return {
        bookingId: booking.id,
        flightId: booking.flightId,
        outcome: "flown" as const,
        seats: booking.seats,
        shareCents,
        feeCents,
        refundShareCents: price.shareCents - shareCents,
        refundFeeCents: price.feeCents - feeCents,
        bookedAt: closedAt(flown),
        vatCents: vatOfFee(feeCents, !booking.chargesVat),
      }
    }),
  )
  await insertRows(
    db,
    payoutsTable,
    settled.map(({ booking, flown, shareCents }) => ({
      bookingId: booking.id,
      pilotId: flown.flight.pilotId,
      amountCents: shareCents,
      status: "released" as const,
      releasedAt: closedAt(flown),
    })),
  )
}

function refundOf({ payment, flown, refundCents }: SettledBooking) {
  const at = closedAt(flown)
  return {
    ref: refOf(`refund ${payment.ref}`),
    paymentId: payment.id,
    key: "settlement",
    amountCents: refundCents,
    reason: "settlement" as const,
    status: "done" as const,
    orderedAt: at,
    settledAt: at,
  }
}

function movesOf(settled: SettledBooking): DatedMove[] {
  const { booking, payment, flown, shareCents, feeCents, refundCents } = settled
  const price = priceOfBooking(booking)
  const paid = accounts.checkoutPaid(booking.checkoutId)
  const at = closedAt(flown)
  const division: DatedMove = {
    businessKey: `booking/${booking.id}/settled`,
    subject: "booking",
    subjectId: booking.id,
    refundKey: "settlement",
    kind: "booking.settled",
    at,
    lines: settlementLines(
      { bookingId: booking.id, checkoutId: booking.checkoutId, pilotId: flown.flight.pilotId },
      {
        kept: { shareCents, feeCents },
        back: {
          shareCents: price.shareCents - shareCents,
          feeCents: price.feeCents - feeCents,
        },
        vatCents: vatOfFee(feeCents, !booking.chargesVat),
        owedVatCents: vatOfFee(price.feeCents, !booking.chargesVat),
      },
    ),
  }
  if (refundCents === 0) return [division]
  const refunded: DatedMove = {
    businessKey: `payment/${payment.id}/refunded/settlement`,
    subject: "payment",
    subjectId: payment.id,
    refundKey: "settlement",
    kind: "payment.partially_refunded",
    at,
    lines: [
      { account: paid, amountCents: refundCents },
      { account: accounts.captured("trial"), amountCents: -refundCents },
    ],
  }
  return [division, refunded]
}
