import { afterAll, expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { flightRoomPath } from "#features/flights/core/flight-path.ts"
import { hours } from "#platform/duration.ts"
import { axeFindings, letIn, open, PHONE, visit } from "#tests/support/browser.ts"
import { makePilotLogin } from "#tests/support/make-login.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"

const { db, close } = openProductDatabase(ownProduct.dataDir)
afterAll(close)

test("a pilot reads the weather of the next flight and holds it against their own minimums", async () => {
  const pilot = await makePilotLogin(db)
  const departsAt = new Date(Date.now() + hours(20))
  const flight = await makeFlight(db, { pilotId: pilot.id, departsAt })
  const page = await visit(PHONE)
  await letIn(page, pilot.email)
  await open(page, flightRoomPath(flight.id))
  const weather = page.getByRole("region", { name: "Wetter", exact: true })
  await weather.getByText("aus 290° mit 12 kt").waitFor()
  await weather.getByText(/^METAR EDKB \d{6}Z 29012KT/).waitFor()
  await weather.getByText("Vom Flugplatz selbst").waitFor()
  // nobody reports around Juist, and nobody forecasts
  expect(await weather.getByText(/^Keine Meldung in der Nähe/).count()).toBe(3)
  expect(await axeFindings(page)).toEqual([])

  await weather.getByRole("button", { name: "Grenzen festlegen" }).click()
  await weather.getByLabel("Untergrenze mindestens").fill("1.500")
  await weather.getByLabel("Sicht mindestens").fill("12")
  await weather.getByLabel("Querwind höchstens").fill("20")
  await weather.getByRole("button", { name: "Speichern" }).click()
  await weather.getByText("Bitte 1,5 bis 10 km").waitFor()
  await weather.getByLabel("Sicht mindestens").fill("7,5")
  await weather.getByRole("button", { name: "Speichern" }).click()
  await weather
    .getByRole("listitem")
    .filter({ hasText: /^Untergrenze.*darunter$/ })
    .waitFor()
  await weather
    .getByRole("listitem")
    .filter({ hasText: /^Sicht.*passt$/ })
    .waitFor()
  await weather.getByText("Untergrenze mindestens 1.500 ft, Sicht mindestens 7.500 m").waitFor()
  expect(await axeFindings(page)).toEqual([])
})
