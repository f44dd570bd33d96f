import { afterAll, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeLanding } from "#db/seed/factories/make-landing.ts"
import { ADMIN_EMAIL } from "#db/seed/people/demo-logins.ts"
import { adminBookingPath } from "#features/bookings/core/admin-booking-path.ts"
import { flightRoomPath } from "#features/flights/core/flight-path.ts"
import { arrive, axeFindings, DESKTOP, letIn, open, PHONE, visit } from "#tests/support/browser.ts"
import { startsAt } from "#tests/support/change-steps.ts"
import { makeLogin, makePilotLogin } from "#tests/support/make-login.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"

const { db, close } = openProductDatabase(ownProduct.dataDir)
afterAll(close)

const overflow = () => document.documentElement.scrollWidth - window.innerWidth

test("a guest who has called goes to a cheaper flight: first what happens, then a click, and both sides see it", async () => {
  const pilot = await makePilotLogin(db)
  const guest = await makeLogin(db, { firstName: "Wiebke", lastName: "Harms" })
  const flight = await makeFlight(db, { pilotId: pilot.id, title: "Früh nach Wangerooge" })
  const other = await makePilotLogin(db)
  await makeLanding(db, { userId: other.id, takeOffs: 5, landings: 5 })
  const cheaper = await makeFlight(db, {
    pilotId: other.id,
    departsAt: startsAt(14),
    title: "Mittags nach Baltrum",
    seatPriceCents: 5_250,
  })
  const booking = await makeBooking(db, { flight, passengerId: guest.id })

  const office = await visit({ ...PHONE, colorScheme: "light" })
  await letIn(office, ADMIN_EMAIL)
  await open(office, adminBookingPath(booking.id))
  const commands = office.getByRole("region", { name: "Eingreifen" })
  await commands.getByRole("link", { name: "Auf anderen Flug umbuchen …" }).tap()
  await arrive(office, "**/umbuchen")
  await office.getByLabel("Nummer des Flugs").fill(String(flight.id))
  await office.getByRole("button", { name: "Ansehen" }).tap()
  await office.getByText("Auf diesem Flug ist die Buchung schon.").waitFor()
  await office.getByLabel("Nummer des Flugs").fill(String(cheaper.id))
  await office.getByRole("button", { name: "Ansehen" }).tap()
  await arrive(office, `**/umbuchen?flug=${cheaper.id}`)
  await office
    .getByText("11,00 € gehen zurück, auf das Zahlungsmittel: 10,00 € Kostenanteil und 1,00 €", {
      exact: false,
    })
    .waitFor()
  expect(await axeFindings(office)).toEqual([])
  expect(await office.evaluate(overflow)).toBeLessThanOrEqual(0)
  const move = office.getByRole("button", { name: "Umbuchen, 11,00 € zurück" })
  await move.tap()
  await office.getByText("Ohne dieses Wort geht es nicht.").first().waitFor()
  for (const word of ["Der Gast ist am Telefon einverstanden", "nimmt den Gast mit"]) {
    await office.getByLabel(word, { exact: false }).check()
  }
  await office.getByLabel("Grund").fill("Möchte später los, Pilot sagt ja.")
  await move.tap()
  await arrive(office, `**${adminBookingPath(booking.id)}`)
  await office
    .getByRole("region", { name: "Verlauf" })
    .getByText("Von der Verwaltung auf anderen Flug umgebucht")
    .waitFor()

  const passenger = await visit(PHONE)
  await letIn(passenger, guest.email)
  await open(passenger, flightRoomPath(cheaper.id))
  await passenger.getByRole("heading", { name: "Mittags nach Baltrum" }).first().waitFor()
  const newPilot = await visit({ ...DESKTOP, colorScheme: "dark" })
  await letIn(newPilot, other.email)
  await open(newPilot, flightRoomPath(cheaper.id))
  await newPilot.getByText("Wiebke H.").first().waitFor()
})
