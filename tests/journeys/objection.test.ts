import { afterAll, expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { ADMIN_EMAIL } from "#db/seed/people/demo-logins.ts"
import {
  confirmPath,
  costsPath,
  PAYOUT_LIST_PATH,
  payoutPath,
  statementPath,
} from "#features/settlements/settlement-paths.ts"
import { formatEuro } from "#platform/money.ts"
import { axeFindings, open, PHONE, signIn, visit } from "#tests/support/browser.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"
import { handIn, landedFlight, mailsAbout } from "#tests/support/settlement-steps.ts"

const { db, close } = openProductDatabase(ownProduct.dataDir)
afterAll(close)

const COST = 14_990
/** What a seat has prepaid: a quarter of 250 €, and the fee. */
const PRICE = 6_875

test("on a phone a guest objects, pilot and back office hear of it, and both sides read the decision", async () => {
  const title = "Da war ich gar nicht"
  const words = "Ich stand am Tor, aber niemand kam."
  const { flightId, pilot, guests } = await landedFlight(db, title, { Fenja: 1 })
  const [{ email, bookingId } = { email: "", bookingId: 0 }] = guests
  const flown = { flightId, bookingId }
  const page = await visit(PHONE)
  await signIn(page, pilot.email)
  await handIn(page, flightId, COST)
  const guest = await visit(PHONE)
  await signIn(guest, email)
  await open(guest, statementPath(flown))
  const send = guest.getByRole("button", { name: "Einwand senden" })
  await send.click()
  await guest.getByText("Schreib bitte, was nicht stimmt.").waitFor()
  await guest.getByLabel("Was stimmt nicht?").fill(words)
  await send.click()
  await guest.getByText("Dein Einwand ist da.").waitFor()
  await guest.getByText(`„${words}“`).waitFor()
  expect(await axeFindings(guest)).toEqual([])

  await mailsAbout(db, `Fenja B. hat Einwände: ${title}`, pilot.email)
  await mailsAbout(db, `Einwand gegen eine Abrechnung: ${title}`, ADMIN_EMAIL)
  await open(page, confirmPath(flightId))
  await page.getByText("hat Einwände, wir klären das").waitFor()
  // what is objected is for the back office, also in what a page carries unseen
  const sent = await page.request.get(confirmPath(flightId))
  expect((await sent.text()).includes(words)).toBe(false)

  const office = await visit(PHONE)
  await signIn(office, ADMIN_EMAIL)
  await open(office, PAYOUT_LIST_PATH)
  const objection = office.getByRole("listitem").filter({ hasText: title })
  await objection.getByText(`„${words}“`).waitFor()
  expect(await axeFindings(office)).toEqual([])
  await objection.getByRole("radio", { name: /Hat recht/ }).check()
  const reasons = "Der Flug ist ohne dich gestartet. Du bekommst alles zurück."
  await objection.getByLabel("Begründung").fill(reasons)
  await objection.getByRole("button", { name: "Entscheiden" }).click()
  await objection.waitFor({ state: "detached" })

  await mailsAbout(db, `Dein Einwand ist entschieden: ${title}`, email)
  await open(guest, statementPath(flown))
  await guest.getByText(reasons).waitFor()
  await guest.getByText(`${formatEuro(PRICE)} zurück.`).waitFor()
  expect(await axeFindings(guest)).toEqual([])
  await open(page, payoutPath(flown))
  await page.getByText("Nach einem Einwand ging alles an Fenja B. zurück.").waitFor()
  await page.getByText(reasons).waitFor()
  expect(await page.getByText("Einwände noch möglich").count()).toBe(0)
  expect(await axeFindings(page)).toEqual([])
})

test("the pages of a settlement lead to the step that is due, and nowhere where there is none", async () => {
  const { flightId, pilot } = await landedFlight(db, "Schritt für Schritt", { Mia: 1 })
  const page = await visit()
  await signIn(page, pilot.email)
  const answerTo = async (path: string) => {
    const answer = await page.request.get(path, { maxRedirects: 0 })
    return answer.headers().location ?? answer.status()
  }
  expect(await answerTo(costsPath(flightId))).toBe(200)
  expect(await answerTo(confirmPath(flightId))).toBe(costsPath(flightId))
  await handIn(page, flightId, COST)
  expect(await answerTo(costsPath(flightId))).toBe(confirmPath(flightId))
  expect(await answerTo(confirmPath(flightId))).toBe(200)
  const planned = await makeFlight(db, { pilotId: pilot.id })
  expect(await answerTo(costsPath(planned.id))).toBe(404)
  const { flightId: foreign } = await landedFlight(db, "Der von nebenan", { Ole: 1 })
  expect(await answerTo(costsPath(foreign))).toBe(404)
})
