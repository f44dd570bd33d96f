import { desc, eq } from "drizzle-orm"
import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { StaticRouter } from "react-router"
import { expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { makeVoucher } from "#db/seed/factories/make-voucher.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { getPassengerBookings } from "#features/cockpit/server/cockpit-overview.ts"
import { BookingRowNext } from "#features/cockpit/ui/booking-row-next.tsx"
import { countFreeSeats } from "#features/flights/core/server/seats.ts"
import { listNotifications } from "#features/notifications/server/notifications-queries.ts"
import { applyProviderEvent } from "#features/payments/server/apply-provider-event.ts"
import {
  findPaymentOfCheckout,
  type PaymentRow,
} from "#features/payments/server/payments-queries.ts"
import { trialProvider } from "#features/payments/server/trial/trial-provider.ts"
import { listOwnVouchers } from "#features/vouchers/server/vouchers-queries.ts"
import { testApplication } from "#tests/support/application.ts"
import { holdSeats, orderOf, payFor, payOrder } from "#tests/support/booking-steps.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"
import { wordsOf } from "#tests/support/mail-facts.ts"
import { makeFitOffer, payForProposal, startIn } from "#tests/support/proposal-steps.ts"

const db = await testDatabase()
const app = testApplication(db)

const IS_GONE = {
  status: 422,
  json: {
    code: "reservation-is-gone",
    message:
      "Der reservierte Betrag steht nicht mehr bereit, deshalb endet diese Anfrage. Abgebucht wurde nichts.",
  },
}

/** The newest booking on a flight or offer, or the newest order of more seats, and its payment. */
async function lastOn(flightId: number) {
  const [booking] = await db
    .select()
    .from(bookingsTable)
    .where(eq(bookingsTable.flightId, flightId))
    .orderBy(desc(bookingsTable.id))
  const payment = booking && (await findPaymentOfCheckout(db, booking.checkoutId))
  if (!payment) throw new Error(`flight ${flightId} has no paid booking`)
  return { booking, payment }
}

/** A request for two seats that waits for its pilot. */
async function requested() {
  const flight = await makeFlight(db)
  const guest = await makeUser(db)
  await payFor(app, flight.id, 2, guest.id)
  await workOff(db)
  return { flight, guest, ...(await lastOn(flight.id)) }
}

/** Somebody releases the amount in the provider's dashboard. */
async function releaseAtProvider({ providerRef }: PaymentRow) {
  await trialProvider.void(db, providerRef)
  await workOff(db)
}

/** What the provider says of it; what follows from that is not done yet. */
function report(kind: "authorised" | "voided", { providerRef, amountCents }: PaymentRow) {
  const eventId = `${kind}/${providerRef}`
  return applyProviderEvent(db, "trial", { eventId, kind, providerRef, amountCents })
}

const step = (bookingId: number, what: string, as: number) =>
  app.call("POST", `/api/bookings/${bookingId}/${what}`, { as })

async function told(userId: number) {
  return (await listNotifications(db, userId)).map(({ text }) => text.split(":")[0])
}

async function rowsOf(userId: number) {
  const user = { kind: "user", userId, isPilot: false, isAdmin: false } as const
  return (await getPassengerBookings(db, user)).map((booking) =>
    wordsOf(
      renderToStaticMarkup(
        createElement(StaticRouter, { location: "/" }, createElement(BookingRowNext, { booking })),
      ),
    ),
  )
}

test("a request whose reservation is released at the provider ends, and both sides are told", async () => {
  const { flight, guest, payment } = await requested()
  await releaseAtProvider(payment)
  expect((await lastOn(flight.id)).booking.status).toBe("expired")
  expect(await countFreeSeats(db, flight.id)).toBe(3)
  expect(await told(guest.id)).toContain("Anfrage beendet, der Betrag ist nicht mehr reserviert")
  expect(await told(flight.pilotId)).toContainEqual(
    expect.stringMatching(/^Die Anfrage von .+ endet ohne Zahlung$/),
  )
  expect(await brokenInvariants(db)).toEqual([])
})

test("the cockpit says why it has ended, and does not blame the pilot", async () => {
  const { guest, payment } = await requested()
  await releaseAtProvider(payment)
  const [row] = await rowsOf(guest.id)
  expect(row).toContain(
    "Dein Zahlungsanbieter hält den reservierten Betrag nicht mehr bereit. Deshalb endet die Anfrage, abgebucht wurde nichts.",
  )
})

test("a pilot who says yes before the request has ended is told why, and nothing is confirmed unpaid", async () => {
  const { flight, booking, payment } = await requested()
  await report("voided", payment)
  expect(await step(booking.id, "accept", flight.pilotId)).toMatchObject(IS_GONE)
  expect((await lastOn(flight.id)).booking.status).toBe("requested")
  await workOff(db)
  expect((await lastOn(flight.id)).booking.status).toBe("expired")
  expect(await brokenInvariants(db)).toEqual([])
})

test("neither side can agree on the date of an offer whose reservation is gone", async () => {
  const offer = await makeFitOffer(db)
  const guest = await makeUser(db)
  await payForProposal(app, offer.id, startIn(20), { as: guest.id })
  await workOff(db)
  const { booking, payment } = await lastOn(offer.id)
  await report("voided", payment)
  expect(await step(booking.id, "accept", offer.pilotId)).toMatchObject(IS_GONE)
  const named = await app.call("POST", `/api/bookings/${booking.id}/other-start`, {
    as: offer.pilotId,
    body: startIn(21),
  })
  expect(named).toMatchObject({ status: 200 })
  expect(await step(booking.id, "accept-other-start", guest.id)).toMatchObject(IS_GONE)
  await workOff(db)
  expect((await lastOn(offer.id)).booking.status).toBe("expired")
  expect(await brokenInvariants(db)).toEqual([])
})

test("more seats whose reservation is gone end alone: the booking that they were for stays", async () => {
  const flight = await makeFlight(db)
  const guest = await makeUser(db)
  const lead = await makeBooking(db, { flight, passengerId: guest.id })
  const held = await app.call("POST", `/api/bookings/${lead.id}/more-seats`, {
    as: guest.id,
    body: { seats: 1, shownTotalCents: 6_875 },
  })
  await payOrder(app, held, 1, guest.id)
  await workOff(db)
  const { booking, payment } = await lastOn(flight.id)
  expect(booking).toMatchObject({ addsToId: lead.id, status: "requested" })
  await report("voided", payment)
  expect(await step(booking.id, "accept", flight.pilotId)).toMatchObject(IS_GONE)
  await workOff(db)
  const bookings = await db
    .select({ id: bookingsTable.id, status: bookingsTable.status })
    .from(bookingsTable)
    .where(eq(bookingsTable.flightId, flight.id))
    .orderBy(bookingsTable.id)
  expect(bookings.map(({ status }) => status)).toEqual(["confirmed", "expired"])
  expect(await told(guest.id)).toContain(
    "Anfrage über 1 Platz mehr beendet, der Betrag ist nicht mehr reserviert",
  )
  expect((await rowsOf(guest.id)).join()).toContain(
    "Deshalb endet die Anfrage, abgebucht wurde nichts. Deine Buchung über 1 Platz bleibt, wie sie ist.",
  )
  expect(await brokenInvariants(db)).toEqual([])
})

test("what a voucher was to pay beside the card is credit again", async () => {
  const flight = await makeFlight(db)
  const guest = await makeUser(db)
  await makeVoucher(db, { ownerId: guest.id, valueCents: 5_000 })
  const { cookie, orderPath } = await holdSeats(app, flight.id, 1, guest.id)
  const body = orderOf(1, { creditCents: 5_000 })
  const ordered = await app.call("POST", orderPath, { as: guest.id, cookie, body })
  const ref = String(ordered.json.paymentPath).split("/").at(-1)
  await app.call("POST", `/api/trial-payments/${ref}`, { body: { outcome: "pay" } })
  await workOff(db)
  await releaseAtProvider((await lastOn(flight.id)).payment)
  expect((await lastOn(flight.id)).booking.status).toBe("expired")
  expect((await listOwnVouchers(db, guest.id)).map(({ balanceCents }) => balanceCents)).toEqual([
    5_000,
  ])
  expect(await brokenInvariants(db)).toEqual([])
})

test("an instant booking whose reservation goes before anything has followed stays a hold", async () => {
  const flight = await makeFlight(db, { isInstantBooking: true })
  await payFor(app, flight.id, 2, (await makeUser(db)).id)
  const { payment } = await lastOn(flight.id)
  await report("authorised", payment)
  await report("voided", payment)
  await workOff(db)
  expect((await lastOn(flight.id)).booking.status).toBe("held")
  expect(await brokenInvariants(db)).toEqual([])
})
