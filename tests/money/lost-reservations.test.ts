import { eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { countFreeSeats } from "#features/flights/core/server/seats.ts"
import { notificationsTable } from "#features/notifications/server/notifications-table.ts"
import { applyProviderEvent } from "#features/payments/server/apply-provider-event.ts"
import { findPaymentByRef, type PaymentRow } from "#features/payments/server/payments-queries.ts"
import { trialProvider } from "#features/payments/server/trial/trial-provider.ts"
import { testApplication } from "#tests/support/application.ts"
import { payFor } from "#tests/support/booking-steps.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"

const db = await testDatabase()
const app = testApplication(db)

/** A flight with a request, or a hold that is just paid, and its payment. */
async function asked({ isInstantBooking = false } = {}) {
  const flight = await makeFlight(db, { isInstantBooking })
  const guest = await makeUser(db)
  const ref = await payFor(app, flight.id, 2, guest.id)
  const payment = await findPaymentByRef(db, ref)
  if (!payment) throw new Error(`no payment ${ref}`)
  return { flight, guest, payment }
}

/** What the provider says of it; what follows from that is not done yet. */
function report(kind: "authorised" | "voided", { providerRef, amountCents }: PaymentRow) {
  const eventId = `${kind}/${providerRef}`
  return applyProviderEvent(db, "trial", { eventId, kind, providerRef, amountCents })
}

async function bookingOf(flightId: number) {
  const [booking] = await db
    .select()
    .from(bookingsTable)
    .where(eq(bookingsTable.flightId, flightId))
  if (!booking) throw new Error(`flight ${flightId} has no booking`)
  return booking
}

async function bellsOf(userId: number) {
  const rows = await db
    .select({ kind: notificationsTable.kind })
    .from(notificationsTable)
    .where(eq(notificationsTable.userId, userId))
  return rows.map(({ kind }) => kind)
}

test("a request whose reservation is withdrawn at the provider ends, and both sides are told", async () => {
  const { flight, guest, payment } = await asked()
  await workOff(db)
  await trialProvider.void(db, payment.providerRef)
  await workOff(db)
  expect((await bookingOf(flight.id)).status).toBe("expired")
  expect(await countFreeSeats(db, flight.id)).toBe(3)
  expect(await bellsOf(guest.id)).toContain("reservation-lost")
  expect(await bellsOf(flight.pilotId)).toContain("guest-lost-reservation")
  expect(await brokenInvariants(db)).toEqual([])
})

test("a pilot who says yes before the request has ended is told why, and nothing is confirmed unpaid", async () => {
  const { flight, payment } = await asked()
  await workOff(db)
  await report("voided", payment)
  const { id } = await bookingOf(flight.id)
  const { status, json } = await app.call("POST", `/api/bookings/${id}/accept`, {
    as: flight.pilotId,
  })
  expect(status).toBe(422)
  expect(json.message).toBe(
    "Der reservierte Betrag steht nicht mehr bereit, deshalb endet diese Anfrage. Abgebucht wurde nichts.",
  )
  expect((await bookingOf(flight.id)).status).toBe("requested")
  await workOff(db)
  expect((await bookingOf(flight.id)).status).toBe("expired")
  expect(await brokenInvariants(db)).toEqual([])
})

test("a hold whose reservation goes again before anything has followed stays a hold", async () => {
  const { flight, payment } = await asked({ isInstantBooking: true })
  await report("authorised", payment)
  await report("voided", payment)
  await workOff(db)
  expect((await bookingOf(flight.id)).status).toBe("held")
  expect(await brokenInvariants(db)).toEqual([])
})
