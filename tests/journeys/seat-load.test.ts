import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePlane } from "#db/seed/factories/make-plane.ts"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { arrive, axeFindings, DESKTOP, letIn, open, PHONE, visit } from "#tests/support/browser.ts"
import { makeLogin, makePilotLogin } from "#tests/support/make-login.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"

const { db, close } = openProductDatabase(ownProduct.dataDir)
afterAll(close)

// the cheapest that a flight may be, so that it is on the first page of what is sorted by price
const CHEAP = { totalCostCents: 4_000, seatPriceCents: 1_000 }
const CHEAPEST = "/de/suche?ort=Bonn&umkreis=25&wann=egal&sortierung=preis"

/** Three seats and 260 kg, two guests have booked. */
async function flightWith(title: string, weights: readonly number[]) {
  const pilot = await makePilotLogin(db)
  const plane = await makePlane(db, { pilotId: pilot.id, payloadKg: 260 })
  const flight = await makeFlight(db, { pilotId: pilot.id, planeId: plane.id, title, ...CHEAP })
  const people = weights.map((weightKg, index) => ({
    name: `Gast ${"ABC"[index]}`,
    weightKg,
    luggageKg: 0,
  }))
  await makeBooking(db, { flight, people })
  return { pilot, flight }
}

async function visitAs(email: string, device: typeof DESKTOP | typeof PHONE): Promise<Page> {
  const page = await visit(device)
  await letIn(page, email)
  return page
}

const DEVICES = [
  { name: "a phone", device: PHONE },
  { name: "a desktop", device: DESKTOP },
] as const

test.each(DEVICES)(
  "what the pilot reads as possible is what page and checkout take, on $name",
  async ({ name, device }) => {
    const title = `Bis achtzig Kilo nach Juist, auf ${name}`
    const { pilot, flight } = await flightWith(title, [98, 80])
    const cockpit = await visitAs(pilot.email, device)
    await open(cockpit, "/de/cockpit")
    await cockpit.getByText("Nächster Gast bis 80 kg").waitFor()
    await cockpit.getByText(/^Mit an Bord: /).click()
    await cockpit.getByText("Der nächste Gast kann mit Gepäck bis 80 kg wiegen.").waitFor()
    await cockpit.getByText("Gerechnet nach der Zuladung, in Schritten von 5 kg").waitFor()
    expect(await axeFindings(cockpit)).toEqual([])

    const guest = await makeLogin(db)
    const page = await visitAs(guest.email, device)
    await open(page, CHEAPEST)
    await page.getByRole("link", { name: title }).first().waitFor()
    await open(page, flightPath(flight.id))
    await page.getByText("noch 1 Platz").first().waitFor()
    await page.getByRole("button", { name: "Platz sichern" }).first().click()
    await arrive(page, "**/de/kasse?*")
    await page.getByText("Dieser Platz trägt höchstens 80 kg mit Gepäck.").waitFor()

    await fillIn(page, { kg: "79", luggage: "4" })
    await page.getByRole("button", { name: "Zahlungspflichtig buchen" }).click()
    const weight = page.getByLabel("Gewicht mit Kleidung")
    await expect.poll(() => weight.getAttribute("aria-invalid")).toBe("true")
    await page.getByText("höchstens 80 kg mit Gepäck. Mit weniger Gepäck passt es.").waitFor()
    expect(await page.getByText("weniger Personen").count()).toBe(0)
    expect(await axeFindings(page)).toEqual([])

    await fillIn(page, { kg: "78", luggage: "2" })
    await page.getByRole("button", { name: "Zahlungspflichtig buchen" }).click()
    await arrive(page, "**/de/kasse/zahlung/*")
    await page.getByRole("button", { name: "Bezahlen", exact: true }).click()
    await arrive(page, "**/de/kasse/erfolg?*")
    await page.getByRole("heading", { name: "Deine Anfrage ist unterwegs" }).waitFor()
    await open(cockpit, "/de/cockpit")
    const requests = cockpit.getByRole("region", { name: "Anfragen" })
    await requests.locator("summary").click()
    await cockpit.getByText(/80 kg, mit den Zugesagten 258 kg von 260 kg Zuladung/).waitFor()
    await requests.getByText("Beladung passt", { exact: true }).waitFor()
  },
)

test.each(DEVICES)(
  "a seat that nobody over 40 kg could use is sold nowhere, on $name",
  async ({ name, device }) => {
    const title = `Randvoll nach Juist, auf ${name}`
    const { pilot, flight } = await flightWith(title, [115, 110])
    const page = await visitAs((await makeLogin(db)).email, device)
    await open(page, flightPath(flight.id))
    await page.getByText("Dieser Flug ist voll beladen.").waitFor()
    expect(await page.getByRole("button", { name: /Plätze? sichern/ }).count()).toBe(0)
    expect(await axeFindings(page)).toEqual([])
    await open(page, CHEAPEST)
    await page.getByRole("heading", { level: 1 }).waitFor()
    expect(await page.getByRole("link", { name: title }).count()).toBe(0)

    const cockpit = await visitAs(pilot.email, device)
    await open(cockpit, "/de/cockpit")
    await cockpit.getByText(/^Mit an Bord: /).click()
    await cockpit.getByText("1 Platz bleibt leer: Mehr als 35 kg gehen nicht mehr.").waitFor()
  },
)

async function fillIn(page: Page, { kg, luggage }: { kg: string; luggage: string }) {
  await page.getByLabel("Gewicht mit Kleidung").fill(kg)
  await page.getByRole("textbox", { name: "Gepäck" }).fill(luggage)
  const consent = page.getByLabel(/Ich bin einverstanden/)
  if (!(await consent.isChecked())) await consent.check()
}
