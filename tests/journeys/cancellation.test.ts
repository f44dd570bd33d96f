import { eq } from "drizzle-orm"
import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePlane } from "#db/seed/factories/make-plane.ts"
import { PASSENGER_EMAIL, PILOT_EMAIL } from "#db/seed/people/demo-logins.ts"
import { cancelFlightPath, cancelPassengerPath } from "#features/bookings/cancel-paths.ts"
import { paymentsTable, refundsTable } from "#features/payments/server/payments-tables.ts"
import { usersTable } from "#features/users/server/users-tables.ts"
import { clock } from "#platform/clock.ts"
import { addDays, isoDay } from "#platform/days.ts"
import { formatEuro } from "#platform/money.ts"
import { mailsTable } from "#platform/server/mail.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { axeFindings, DESKTOP, open, PHONE, signIn, visit } from "#tests/support/browser.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"

const { db, close } = openProductDatabase(ownProduct.dataDir)
afterAll(close)

const PATIENCE = { timeout: 20_000 }
const HOUR = 60 * 60 * 1000

async function idOf(email: string) {
  const [user] = await db.select().from(usersTable).where(eq(usersTable.email, email))
  if (!user) throw new Error(`nobody is called ${email}`)
  return user.id
}

/** A flight of the demo pilot's with the demo passenger on it: 62.50 + 6.25. */
async function bookedFlight(title: string, hoursAhead: number) {
  const pilotId = await idOf(PILOT_EMAIL)
  const { id: planeId } = await makePlane(db, { pilotId })
  const departsAt = new Date(clock.now().getTime() + hoursAhead * HOUR)
  const flight = await makeFlight(db, { pilotId, planeId, title, departsAt })
  const booking = await makeBooking(db, { flight, passengerId: await idOf(PASSENGER_EMAIL) })
  return { flightId: flight.id, bookingId: booking.id, checkoutId: booking.checkoutId }
}

async function refundedCents(checkoutId: number) {
  const refunds = await db
    .select({ cents: refundsTable.amountCents })
    .from(refundsTable)
    .innerJoin(paymentsTable, eq(paymentsTable.id, refundsTable.paymentId))
    .where(eq(paymentsTable.checkoutId, checkoutId))
  return refunds.reduce((sum, { cents }) => sum + cents, 0)
}

async function mailAbout(subject: string): Promise<string> {
  const [mail] = await db.select().from(mailsTable).where(eq(mailsTable.subject, subject))
  return mail?.text ?? ""
}

async function cancelsFor(page: Page, amount: string) {
  await page.getByText("Zurück an dich").waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole("button", { name: `Stornieren, ${amount} zurück` }).click()
  await page.getByText(`${amount} sind auf dem Weg zurück zu dir`).waitFor()
}

test("what comes back is the same on the page, in the mail and in the books, in time and late", async () => {
  const inTime = await bookedFlight("Rechtzeitig abgesagt", 300)
  const late = await bookedFlight("Spät abgesagt", 20)
  const page = await visit(PHONE)
  await signIn(page, PASSENGER_EMAIL)
  for (const { booked, title, cents } of [
    { booked: inTime, title: "Rechtzeitig abgesagt", cents: 6_875 },
    { booked: late, title: "Spät abgesagt", cents: 3_125 },
  ]) {
    const amount = formatEuro(cents)
    await open(page, cancelPassengerPath(booked))
    await cancelsFor(page, amount)
    expect(await refundedCents(booked.checkoutId)).toBe(cents)
    await expect.poll(() => mailAbout(`Storniert: ${title}`), PATIENCE).toContain(amount)
  }
})

test("a pilot cancels for a guest, and for a whole flight with a new date that the guest takes", async () => {
  const one = await bookedFlight("Ohne dich", 400)
  const whole = await bookedFlight("Auf ein Neues", 500)
  const pilot = await visit(DESKTOP)
  await signIn(pilot, PILOT_EMAIL)
  await open(pilot, cancelPassengerPath(one))
  await pilot.getByRole("button", { name: /^Absagen, 68,75/ }).click()
  await pilot.getByText("Wähle einen Grund").waitFor()
  await pilot.getByRole("radio", { name: /Wetter/ }).check()
  expect(await axeFindings(pilot)).toEqual([])
  await pilot.getByRole("button", { name: /^Absagen, 68,75/ }).click()
  await pilot.getByText("Abgesagt.", { exact: true }).waitFor()
  expect(await refundedCents(one.checkoutId)).toBe(6_875)

  await open(pilot, cancelFlightPath(whole.flightId))
  await pilot.getByRole("radio", { name: /Neue Termine anbieten/ }).check()
  await pilot.getByRole("radio", { name: /Technik/ }).check()
  await pilot.getByLabel("Tag", { exact: true }).fill(addDays(isoDay(clock.now(), HOME_ZONE), 33))
  await pilot.getByLabel("Start um").fill("11:30")
  expect(await axeFindings(pilot)).toEqual([])
  await pilot.getByRole("button", { name: "Absagen und Termine anbieten" }).click()
  await pilot.getByText(/Deine Gäste haben die neuen Termine/).waitFor()

  const passenger = await visit(DESKTOP)
  await signIn(passenger, PASSENGER_EMAIL)
  const choice = passenger.getByRole("group", { name: "Neue Termine: Auf ein Neues" })
  await choice.waitFor()
  expect(await axeFindings(passenger)).toEqual([])
  await choice.getByRole("button", { name: /11:30 Uhr/ }).click()
  await passenger.getByText("Umgebucht. Du fliegst mit.").waitFor()
  expect(await refundedCents(whole.checkoutId)).toBe(0)
  await expect.poll(() => mailAbout("Umgebucht: Auf ein Neues"), PATIENCE).toContain("11:30 Uhr")
})
