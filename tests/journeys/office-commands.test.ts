import { randomInt } from "node:crypto"
import type { Locator } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { ADMIN_EMAIL } from "#db/seed/people/demo-logins.ts"
import { adminBookingPath } from "#features/bookings/core/admin-booking-path.ts"
import { moneyOfBookingPath } from "#features/bookings/core/money-path.ts"
import { payoutPath } from "#features/settlements/settlement-paths.ts"
import { hours } from "#platform/duration.ts"
import { arrive, axeFindings, DESKTOP, letIn, open, PHONE, visit } from "#tests/support/browser.ts"
import { makeLogin, makePilotLogin } from "#tests/support/make-login.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"
import { endObjections, handIn, landedFlight } from "#tests/support/settlement-steps.ts"

const { db, close } = openProductDatabase(ownProduct.dataDir)
afterAll(close)

const LETTERS = "bdfgklmnprstvw"

/** Somebody whose name nobody else has, and who has cancelled. */
async function makeWaiting() {
  const made = Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join("")
  const pilot = await makePilotLogin(db)
  const guest = await makeLogin(db, { firstName: "Wiebke", lastName: `Q${made}` })
  const flight = await makeFlight(db, { pilotId: pilot.id, title: `Zur Düne ${made}` })
  const givenUpAt = new Date(Date.now() - hours(1))
  const booking = await makeBooking(db, { flight, passengerId: guest.id, givenUpAt })
  return { guest, booking, typed: `wiebke q${made}`, hit: new RegExp(`^Wiebke Q${made}, `) }
}

test("a guest calls because money is not there: from the name to the answer and something out of goodwill in under a minute and twelve clicks", async () => {
  const { guest, booking, hit, typed } = await makeWaiting()
  const office = await visit({ ...DESKTOP, colorScheme: "dark" })
  await letIn(office, ADMIN_EMAIL)
  await open(office, "/de/verwaltung")

  let clicks = 0
  const click = async (on: Locator) => {
    clicks += 1
    await on.click()
  }
  const begun = Date.now()
  await office.keyboard.press("Control+k")
  await office.getByRole("combobox", { name: "Verwaltung durchsuchen" }).waitFor()
  await office.keyboard.type(typed)
  await click(office.getByRole("option", { name: hit }))
  await arrive(office, `**${adminBookingPath(booking.id)}`)

  // the answer: what has gone back, and where it is
  const money = office.getByRole("region", { name: "Geld", exact: true })
  await money.getByText(/An den Gast zurück|Unterwegs zurück zum Gast/).waitFor()

  const commands = office.getByRole("region", { name: "Eingreifen" })
  await click(commands.getByRole("button", { name: "Kulanz geben …" }))
  await commands.getByLabel("Betrag").fill("15")
  await click(commands.getByText("Guthaben", { exact: true }))
  await commands.getByText("15,00 € liegen sofort als Guthaben im Konto des Gastes").waitFor()
  await commands.getByLabel("Grund").fill("Erstattung braucht bei der Bank länger.")
  expect(await axeFindings(office)).toEqual([])
  await click(commands.getByRole("button", { name: "15,00 € geben" }))
  const story = office.getByRole("region", { name: "Verlauf" })
  await story.getByText("Erstattung braucht bei der Bank länger.").waitFor()
  await office.getByLabel("Was andere hier wissen sollen").fill("Erklärt, Geld kommt bis Freitag.")
  await click(office.getByRole("button", { name: "Notiz speichern" }))
  await story.getByText("Erklärt, Geld kommt bis Freitag.").waitFor()
  expect(clicks).toBeLessThanOrEqual(12)
  expect(Date.now() - begun).toBeLessThan(60_000)

  const phone = await visit(PHONE)
  await letIn(phone, guest.email)
  await open(phone, moneyOfBookingPath(booking.id))
  await phone.getByText("Kulanz als Guthaben").waitFor()
  await phone.getByText("Kulanz von uns").first().waitFor()
})

test("on a phone the form says what will happen and who has to agree, and refuses too much at its field", async () => {
  const { booking } = await makeWaiting()
  const office = await visit({ ...PHONE, colorScheme: "light" })
  await letIn(office, ADMIN_EMAIL)
  await open(office, adminBookingPath(booking.id))
  const commands = office.getByRole("region", { name: "Eingreifen" })
  await commands.getByRole("button", { name: "Kulanz geben …" }).tap()
  await commands.getByRole("button", { name: "Kulanz geben" }).tap()
  await commands.getByText("Schreib den Betrag wie 15,00.").waitFor()
  await commands.getByLabel("Betrag").fill("500,01")
  await commands.getByText("Eine zweite Person muss es freigeben.", { exact: false }).waitFor()
  await commands.getByLabel("Betrag").fill("1000,01")
  await commands.getByLabel("Grund").fill("Flug fiel aus.")
  await commands.getByRole("button", { name: "1.000,01 € beantragen" }).tap()
  await commands
    .getByText("Für eine Buchung sind es zusammen höchstens", { exact: false })
    .waitFor()
  expect(await axeFindings(office)).toEqual([])
  const overflow = () => document.documentElement.scrollWidth - window.innerWidth
  expect(await office.evaluate(overflow)).toBeLessThanOrEqual(0)
})

test("a booking is ended for its guest by the office, with every amount before the click", async () => {
  const pilot = await makePilotLogin(db)
  const guest = await makeLogin(db, { firstName: "Femke", lastName: "Janssen" })
  const flight = await makeFlight(db, { pilotId: pilot.id, title: "Einmal Borkum" })
  const booking = await makeBooking(db, { flight, passengerId: guest.id })
  const office = await visit({ ...DESKTOP, colorScheme: "light" })
  await letIn(office, ADMIN_EMAIL)
  await open(office, adminBookingPath(booking.id))
  const commands = office.getByRole("region", { name: "Eingreifen" })
  await commands.getByRole("button", { name: "Für den Gast stornieren …" }).click()
  await commands
    .getByText("62,50 € Kostenanteil und 6,25 € Servicegebühr", { exact: false })
    .waitFor()
  const end = commands.getByRole("button", { name: "Stornieren, 68,75 € zurück" })
  await end.click()
  await commands.getByText("Schreib, warum.", { exact: false }).waitFor()
  await commands.getByLabel("Grund").fill("Rief an, ist krank.")
  expect(await axeFindings(office)).toEqual([])
  await end.click()
  await office
    .getByRole("region", { name: "Stand" })
    .getByText("Storniert", { exact: true })
    .waitFor()
  await office.getByRole("region", { name: "Verlauf" }).getByText("Rief an, ist krank.").waitFor()
})

test("on a phone a part goes back and a name is put right, each told before it is pressed", async () => {
  const pilot = await makePilotLogin(db)
  const guest = await makeLogin(db, { firstName: "Tomke", lastName: "Harms" })
  const flight = await makeFlight(db, { pilotId: pilot.id, title: "Einmal Baltrum" })
  const people = [{ name: "Tomke Hams", weightKg: 64, luggageKg: 4 }]
  const booking = await makeBooking(db, { flight, passengerId: guest.id, people })
  const office = await visit({ ...PHONE, colorScheme: "dark" })
  await letIn(office, ADMIN_EMAIL)
  await open(office, adminBookingPath(booking.id))
  const commands = office.getByRole("region", { name: "Eingreifen" })
  await commands.getByRole("button", { name: "Teil erstatten …" }).tap()
  await commands.getByLabel("Vom Kostenanteil, je Platz").fill("10")
  await commands.getByText("11,00 € gehen zurück", { exact: false }).waitFor()
  await commands.getByLabel("Grund").fill("Rundflug war kürzer.")
  expect(await axeFindings(office)).toEqual([])
  await commands.getByRole("button", { name: "11,00 € erstatten" }).tap()
  const story = office.getByRole("region", { name: "Verlauf" })
  await story.getByText("Rundflug war kürzer.").waitFor()
  await commands.getByRole("button", { name: "Angaben ändern …" }).tap()
  await commands.getByRole("button", { name: "Angaben ändern" }).tap()
  await commands.getByText("Gib an, was sich ändert", { exact: false }).waitFor()
  await commands.getByLabel("Richtiger Name").fill("Tomke Harms")
  await commands.getByText("Geändert wird: Name.").waitFor()
  await commands.getByLabel("Grund").fill("Buchstabe fehlte.")
  expect(await axeFindings(office)).toEqual([])
  await commands.getByRole("button", { name: "Angaben ändern" }).tap()
  await story.getByText("Buchstabe fehlte.").waitFor()
  await office.getByRole("region", { name: "Menschen" }).getByText("Tomke Harms").first().waitFor()
})

test("after the statement the office says who bears what goes back: the pilot reads why, and what is released stays theirs", async () => {
  const { flightId, pilot, guests } = await landedFlight(db, "Einmal Spiekeroog", { Mia: 1 })
  const bookingId = guests[0]?.bookingId ?? 0
  const cockpit = await visit({ ...PHONE, colorScheme: "light" })
  await letIn(cockpit, pilot.email)
  await handIn(cockpit, flightId, 20_000)
  const office = await visit({ ...DESKTOP, colorScheme: "light" })
  await letIn(office, ADMIN_EMAIL)
  await open(office, adminBookingPath(bookingId))
  const commands = office.getByRole("region", { name: "Eingreifen" })
  const start = commands.getByRole("button", { name: "Nach der Abrechnung erstatten …" })
  await start.click()
  await commands.getByText("Wir, aus Kulanz").click()
  await commands.getByLabel("Betrag").waitFor()
  await commands.getByText("Die Pilotenseite", { exact: true }).click()
  await commands.getByLabel("Vom Kostenanteil, je Platz").fill("5")
  await commands.getByText("57,50 € statt 62,50 €", { exact: false }).waitFor()
  expect(await axeFindings(office)).toEqual([])
  const refund = commands.getByRole("button", { name: "5,50 € erstatten" })
  await refund.click()
  await commands.getByText("Schreib, warum. Die Pilotenseite liest es.").waitFor()
  await commands.getByLabel("Grund").fill("Der Rückweg fiel aus.")
  await refund.click()
  await office.getByRole("region", { name: "Verlauf" }).getByText("Der Rückweg fiel aus.").waitFor()

  await open(cockpit, payoutPath({ flightId, bookingId }))
  await cockpit.getByText("5,00 € haben wir deinem Gast erstattet.").waitFor()
  await cockpit.getByText("Unser Grund: „Der Rückweg fiel aus.“", { exact: false }).waitFor()
  expect(await axeFindings(cockpit)).toEqual([])

  await endObjections(db, flightId)
  await open(office, adminBookingPath(bookingId))
  await start.click()
  await commands.getByText("holen wir nie zurück", { exact: false }).waitFor()
  expect(await commands.getByRole("radio", { name: /^Die Pilotenseite/ }).isDisabled()).toBe(true)
  expect(await commands.getByRole("radio", { name: /^Wir, aus Kulanz/ }).isEnabled()).toBe(true)
})
