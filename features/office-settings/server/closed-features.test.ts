import { eq } from "drizzle-orm"
import sharp from "sharp"
import { afterEach, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeDraft } from "#db/seed/factories/make-draft.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeLanding } from "#db/seed/factories/make-landing.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { openVoucherCheckout } from "#features/bookings/voucher-checkout/server/open-voucher-checkout.ts"
import { priceOfSeat } from "#features/flights/core/cost-sharing.ts"
import { featuresSetting } from "#features/settings/descriptions/features-setting.ts"
import { CLOSED_SENTENCES, type Feature } from "#features/settings/feature.ts"
import { STANDARD_FEE_RULE } from "#features/settings/fee-rule.ts"
import { readSettings } from "#features/settings/server/current-settings.ts"
import { findNewest, writeSetting } from "#features/settings/server/write-setting.ts"
import type { Setting } from "#features/settings/setting.ts"
import { payOut, retryPayoutsQueue } from "#features/settlements/server/payouts/pay-out.ts"
import { payoutsTable } from "#features/settlements/server/settlements-tables.ts"
import { clock } from "#platform/clock.ts"
import { inTransaction } from "#platform/server/db.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"

const db = await testDatabase()
const { call } = testApplication(db)
const features = featuresSetting as unknown as Setting

async function switchTo(changes: Partial<Record<Feature, boolean>>) {
  const owner = await makeUser(db, { officeRoles: ["owner"] })
  const actor = { kind: "user", userId: owner.id, isPilot: false, isAdmin: true } as const
  await inTransaction(db, async (tx) => {
    const { number, value } = await findNewest(tx, features)
    const reason = "Nur zur Probe geschlossen."
    await writeSetting(tx, features, {
      value: { ...value, ...changes },
      basedOn: number,
      reason,
      actor,
    })
  })
  await readSettings(db)
}

const closed: Feature[] = []
async function close(feature: Feature) {
  closed.push(feature)
  await switchTo({ [feature]: false })
}
async function openAgain() {
  const feature = closed.pop()
  if (feature) await switchTo({ [feature]: true })
}
afterEach(openAgain)

/** The answer while it is closed, and once it is open again. */
async function before(feature: Feature, ask: () => ReturnType<typeof call>) {
  await close(feature)
  const refused = await ask()
  await openAgain()
  return { refused, allowed: await ask() }
}

const isClosed = (feature: Feature) => ({
  status: 422,
  json: { code: "closed-for-now", message: CLOSED_SENTENCES[feature] },
})

test("while bookings are closed nobody holds a seat, and who is in the checkout stays there", async () => {
  const { id: flightId, seatPriceCents } = await makeFlight(db)
  const shownTotalCents = priceOfSeat(seatPriceCents, STANDARD_FEE_RULE).totalCents
  const hold = () =>
    call("POST", "/api/checkouts", { body: { flightId, seats: 1, shownTotalCents } })
  const { refused, allowed } = await before("bookings", hold)
  expect(refused).toMatchObject(isClosed("bookings"))
  expect(allowed).toMatchObject({ status: 201 })
  const flight = await makeFlight(db)
  const { id, passengerId } = await makeBooking(db, { flight })
  await close("bookings")
  const body = {
    seats: 1,
    shownTotalCents: priceOfSeat(flight.seatPriceCents, STANDARD_FEE_RULE).totalCents,
  }
  const more = await call("POST", `/api/bookings/${id}/more-seats`, { as: passengerId ?? 0, body })
  expect(more).toMatchObject(isClosed("bookings"))
})

test("while the registration is closed nobody gets a code", async () => {
  const body = {
    email: "neu.hier@flug.example",
    firstName: "Lena",
    lastName: "Berger",
    hasSubscribedNewsletter: false,
    isAdult: true,
    acceptsTerms: true,
  }
  const { refused, allowed } = await before("registration", () =>
    call("POST", "/api/users", { body }),
  )
  expect(refused).toMatchObject(isClosed("registration"))
  expect(allowed).toMatchObject({ status: 200 })
})

test("while publishing is closed a draft stays a draft", async () => {
  const pilot = await makePilot(db)
  await makeLanding(db, { userId: pilot.id, takeOffs: 5, landings: 5 })
  const { flightId: id } = await makeDraft(db, { pilotId: pilot.id })
  const { refused, allowed } = await before("publishing", () =>
    call("POST", `/api/drafts/${id}/hand-in`, { as: pilot.id }),
  )
  expect(refused).toMatchObject(isClosed("publishing"))
  expect(allowed).toMatchObject({ status: 200 })
})

test("while flight requests are closed none is written", async () => {
  const { id } = await makeUser(db)
  const town = { place: "Bonn", coordinates: { lat: 50.7339, lng: 7.0998 } }
  const wanted = { goal: "any", persons: 2 }
  const { refused, allowed } = await before("flightRequests", () =>
    call("POST", "/api/flight-requests", { as: id, body: { ...town, ...wanted } }),
  )
  expect(refused).toMatchObject(isClosed("flightRequests"))
  expect(allowed).toMatchObject({ status: 201 })
})

test("while vouchers are closed none comes into the checkout", async () => {
  const order = {
    valueCents: 10_000,
    motif: "coast",
    recipientName: "Inge",
    senderName: "Lena",
    greeting: "",
    recipientEmail: null,
    sendOn: null,
  } as never
  await close("vouchers")
  await expect(openVoucherCheckout(db, null, order, "geheim")).rejects.toMatchObject({
    code: "closed-for-now",
    message: CLOSED_SENTENCES.vouchers,
  })
})

test("while photos are closed none is taken", async () => {
  const user = await makeUser(db)
  const picture = sharp({ create: { width: 600, height: 600, channels: 3, background: "#7aa0c8" } })
  const rawBody = new Uint8Array(await picture.jpeg().toBuffer())
  const { refused, allowed } = await before("photos", () =>
    call("POST", `/api/users/${user.id}/photo`, {
      as: user.id,
      rawBody,
      headers: { "content-type": "image/jpeg" },
    }),
  )
  expect(refused).toMatchObject(isClosed("photos"))
  expect(allowed).toMatchObject({ status: 200 })
})

test("while payouts are closed what is due waits, and goes out by itself afterwards", async () => {
  const flight = await makeFlight(db)
  const { id: bookingId } = await makeBooking(db, { flight })
  await db.insert(payoutsTable).values({
    bookingId,
    pilotId: flight.pilotId,
    amountCents: 5_000,
    status: "released",
    releasedAt: clock.now(),
  })
  const statusOf = async () => {
    const [payout] = await db
      .select()
      .from(payoutsTable)
      .where(eq(payoutsTable.bookingId, bookingId))
    return payout?.status
  }
  await close("payouts")
  await payOut(db, bookingId)
  await retryPayoutsQueue.run(db, {})
  expect(await statusOf()).toBe("released")
  await openAgain()
  await retryPayoutsQueue.run(db, {})
  // this pilot has no account yet
  expect(await statusOf()).toBe("held")
})
