import { and, asc, eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { landFlights } from "#db/seed/factories/move-flights.ts"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { inTransaction } from "#platform/server/db.ts"
import { eventsTable } from "#platform/server/events.ts"
import { testDatabase } from "#tests/support/database.ts"
import type { PayoutHold, PayoutStatus } from "../../payout.ts"
import { saveCosts } from "../save-costs.ts"
import { payoutsTable } from "../settlements-tables.ts"
import { movePayout } from "./move-payout.ts"
import { FLIGHT_PAID_OUT, FLIGHT_PAYOUT_HELD, notifyOfPayouts } from "./notify-of-payouts.ts"

const db = await testDatabase()

/** A flight whose guests' money is under way. */
async function orderedFlight(guests: number) {
  const flight = await makeFlight(db)
  const bookingIds: number[] = []
  for (let index = 0; index < guests; index += 1) {
    bookingIds.push((await makeBooking(db, { flight })).id)
  }
  await landFlights(db, [flight])
  const pilot = { kind: "user", userId: flight.pilotId, isPilot: true, isAdmin: false } as const
  await saveCosts(db, pilot, flight.id, [{ kind: "fuel", label: "Sprit", amountCents: 20_000 }])
  await db.insert(payoutsTable).values(
    bookingIds.map((bookingId) => ({
      bookingId,
      pilotId: flight.pilotId,
      amountCents: 5_000,
      status: "ordered" as const,
      releasedAt: clock.now(),
    })),
  )
  return { flightId: flight.id, bookingIds }
}

/** The payout moves, and what follows from it. */
async function move(bookingId: number | undefined, to: PayoutStatus, hold?: PayoutHold) {
  const id = bookingId ?? 0
  await inTransaction(db, async (tx) => {
    const [payout] = await tx.select().from(payoutsTable).where(eq(payoutsTable.bookingId, id))
    if (!payout) throw new Error("there is no payout")
    await movePayout(tx, payout, { to, ...(hold && { hold }), actor: SYSTEM, role: "system" })
  })
  const [event] = await db
    .select()
    .from(eventsTable)
    .where(and(eq(eventsTable.kind, `payout.${to}`), eq(eventsTable.entityId, id)))
  if (!event) throw new Error("nothing has happened")
  await notifyOfPayouts(db, event)
  // an event comes twice
  await notifyOfPayouts(db, event)
}

const toldOf = async (flightId: number) => {
  const events = await db
    .select({ kind: eventsTable.kind, data: eventsTable.data })
    .from(eventsTable)
    .where(and(eq(eventsTable.entity, "flight"), eq(eventsTable.entityId, flightId)))
    .orderBy(asc(eventsTable.id))
  return events.filter(({ kind }) => [FLIGHT_PAID_OUT, FLIGHT_PAYOUT_HELD].includes(kind))
}

test("the pilot is notified of a flight's payouts once, when the last one has arrived", async () => {
  const { flightId, bookingIds } = await orderedFlight(3)
  await move(bookingIds[0], "paid")
  await move(bookingIds[1], "paid")
  expect(await toldOf(flightId)).toEqual([])
  await move(bookingIds[2], "paid")
  expect(await toldOf(flightId)).toEqual([{ kind: FLIGHT_PAID_OUT, data: { bookingIds } }])
})

test("arrived payouts are reported although the last one failed, and that one when it arrives", async () => {
  const { flightId, bookingIds } = await orderedFlight(2)
  const [first, second] = bookingIds
  await move(first, "paid")
  await move(second, "failed")
  expect(await toldOf(flightId)).toEqual([{ kind: FLIGHT_PAID_OUT, data: { bookingIds: [first] } }])
  await move(second, "paid")
  expect(await toldOf(flightId)).toEqual([
    { kind: FLIGHT_PAID_OUT, data: { bookingIds: [first] } },
    { kind: FLIGHT_PAID_OUT, data: { bookingIds: [second] } },
  ])
})

test("without an account all of a flight waits in one mail, and the same hold again is no news", async () => {
  const { flightId, bookingIds } = await orderedFlight(2)
  for (const id of bookingIds) await move(id, "held", "account")
  for (const id of bookingIds) await move(id, "held", "account")
  expect(await toldOf(flightId)).toEqual([{ kind: FLIGHT_PAYOUT_HELD, data: { bookingIds } }])
})
