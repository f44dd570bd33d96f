import { readFile } from "node:fs/promises"
import { afterAll, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { ADMIN_EMAIL } from "#db/seed/people/demo-logins.ts"
import { flightRoomPath } from "#features/flights/core/flight-path.ts"
import { OCCURRENCE_LIST } from "#features/occurrences/occurrence-list.ts"
import { clock } from "#platform/clock.ts"
import { hours } from "#platform/duration.ts"
import { axeFindings, DESKTOP, letIn, open, PHONE, visit } from "#tests/support/browser.ts"
import { makeLogin } from "#tests/support/make-login.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"

const { db, close } = openProductDatabase(ownProduct.dataDir)
afterAll(close)

const WORDS = "Wiebke hat beim Rollen gebremst, weil ein Hund über die Bahn lief."
const SUMMARY = "Ein Tier lief beim Rollen vor das Luftfahrzeug, es wurde rechtzeitig gebremst."

async function visitAs(email: string, device: typeof DESKTOP | typeof PHONE, path: string) {
  const page = await visit(device)
  await letIn(page, email)
  await open(page, path)
  return page
}

test("a guest reports on a phone, the office closes it, and the export has no name in it", async () => {
  const pilot = await makePilot(db, { firstName: "Wiebke", lastName: "Harms" })
  const departsAt = new Date(clock.now().getTime() + hours(2))
  const flight = await makeFlight(db, {
    pilotId: pilot.id,
    departsAt,
    title: "Zum Hund und zurück",
  })
  const guest = await makeLogin(db, { firstName: "Merle", lastName: "Diekmann" })
  await makeBooking(db, { flight, passengerId: guest.id })

  const phone = await visitAs(guest.email, PHONE, flightRoomPath(flight.id))
  await phone.getByRole("link", { name: /^Vorfall melden/ }).click()
  await phone.getByLabel("Was ist passiert?").fill(WORDS)
  const send = phone.getByRole("button", { name: "Vertraulich absenden" })
  await send.click()
  await phone.getByText("Bitte wähle, worum es geht").waitFor()
  expect(await phone.getByLabel("Was ist passiert?").inputValue()).toBe(WORDS)
  expect(await axeFindings(phone)).toEqual([])
  await phone.getByRole("radio", { name: /^Flugplatz und Boden/ }).check()
  await phone.getByLabel("Wann war das?").selectOption("Rollen")
  await phone.getByRole("radio", { name: "Nein" }).check()
  await send.click()
  await phone.getByRole("heading", { name: "Dein Bericht ist angekommen" }).waitFor()
  await phone.getByRole("region", { name: "Was du gemeldet hast" }).getByText(WORDS).waitFor()

  const list = `${OCCURRENCE_LIST.path}?sortierung=neueste`
  const office = await visitAs(ADMIN_EMAIL, DESKTOP, list)
  await office
    .getByRole("listitem")
    .filter({ hasText: flight.title })
    .getByRole("link", { name: "Flugplatz und Boden, Rollen" })
    .click()
  await office.getByText(WORDS).waitFor()
  await office.getByLabel("Notiz").fill("Mit dem Platz gesprochen, ein Zaun kommt.")
  const summary = office.getByLabel("Zusammenfassung für Behörden")
  await summary.fill(`Wiebke Harms war es. ${SUMMARY}`)
  await office.getByRole("checkbox", { name: /niemand zu erkennen/ }).check()
  const finish = office.getByRole("button", { name: "Abschließen" })
  await finish.click()
  await office.getByText("Daran wäre jemand zu erkennen: „Wiebke“, „Harms“.").waitFor()
  expect(await axeFindings(office)).toEqual([])
  await summary.fill(SUMMARY)
  await finish.click()
  await office.getByText("Die Zusammenfassung steht jetzt im Export für Behörden.").waitFor()

  await office.getByRole("link", { name: "Alle Vorfälle" }).click()
  const download = office.waitForEvent("download")
  await office.getByRole("button", { name: "CSV" }).click()
  const file = await readFile(await (await download).path(), "utf8")
  expect(file).toContain(SUMMARY)
  for (const word of ["Wiebke", "Harms", "Merle", "Diekmann", "Hund", "EDKB", "Zaun"]) {
    expect(file).not.toContain(word)
  }
})
