import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { ADMIN_EMAIL } from "#db/seed/people/demo-logins.ts"
import {
  confirmPath,
  costsPath,
  objectionCasePath,
  objectionPath,
  PAYOUT_LIST_PATH,
  payoutPath,
  statementPath,
} from "#features/settlements/settlement-paths.ts"
import { formatEuro } from "#platform/money.ts"
import {
  arrive,
  axeFindings,
  DESKTOP,
  letIn,
  open,
  PHONE,
  signIn,
  visit,
} from "#tests/support/browser.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { makePdf } from "#tests/support/pdf.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"
import { handIn, landedFlight, mailsAbout } from "#tests/support/settlement-steps.ts"

const { db, close } = openProductDatabase(ownProduct.dataDir)
afterAll(close)

const COST = 14_990
/** What a seat has prepaid: a quarter of 250 €, and the fee. */
const PRICE = 6_875

test("on a phone a guest objects, pilot and back office are notified, and both sides read the decision", async () => {
  const title = "Da war ich gar nicht"
  const words = "Ich stand am Tor, aber niemand kam."
  const { flightId, pilot, guests } = await landedFlight(db, title, { Fenja: 1 })
  const [{ email, bookingId } = { email: "", bookingId: 0 }] = guests
  const flown = { flightId, bookingId }
  const page = await visit(PHONE)
  await signIn(page, pilot.email)
  await handIn(page, flightId, COST)
  const guest = await visit(PHONE)
  await letIn(guest, email)
  await open(guest, statementPath(flown))
  const send = guest.getByRole("button", { name: "Einwand senden" })
  await send.click()
  await guest.getByText("Schreib bitte, was nicht stimmt.").waitFor()
  await guest.getByRole("radio", { name: /Wer dabei war/ }).check()
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

  const said = "Ich habe 20 Minuten gewartet und dann ohne sie abgelegt."
  await page.getByRole("link", { name: /Einwand lesen und antworten/ }).click()
  await arrive(page, `**${objectionPath(flown)}`)
  await page.getByText(`„${words}“`).waitFor()
  await page.getByRole("button", { name: "Antwort senden" }).click()
  await page.getByText("Schreib bitte, wie es war.").waitFor()
  await page.getByLabel("Deine Antwort").fill(said)
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole("button", { name: "Antwort senden" }).click()
  await page.getByText("Jetzt entscheidet unser Team.").waitFor()
  await mailsAbout(db, `Antwort auf deinen Einwand: ${title}`, email)
  await mailsAbout(db, `Einwand entscheiden: ${title}`, ADMIN_EMAIL)

  const office = await visit(PHONE)
  await letIn(office, ADMIN_EMAIL)
  await open(office, PAYOUT_LIST_PATH)
  await office.getByRole("link", { name: `Entscheiden : ${title}` }).click()
  await arrive(office, `**${objectionCasePath(bookingId)}`)
  for (const one of [words, said]) await office.getByText(`„${one}“`).waitFor()
  await office.getByRole("radio", { name: /Alles zurück/ }).check()
  expect(await axeFindings(office)).toEqual([])
  const reasons = "Der Flug ist ohne dich gestartet. Du bekommst alles zurück."
  await office.getByLabel("Begründung").fill(reasons)
  await office.getByRole("button", { name: "Entscheiden" }).click()
  await office.getByText(/^Entschieden am/).waitFor()

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

// 60.40 and 154.60 by four are 53.75 a seat; with the landing at 14.60 they are 18.75
const RENTAL = 6_040
const RIGHT = 1_460
const SEAT = { before: 5_375, after: 1_875 }
const MIN_FEE = 500

test("a dear landing is pointed out, objected to, shown by a receipt and corrected for every guest", async () => {
  const title = "Landung für ein Vermögen"
  const { flightId, pilot, guests } = await landedFlight(db, title, { Mia: 1, Ole: 2 })
  const [mia, ole] = guests
  if (!mia || !ole) throw new Error("two guests have booked")
  const page = await visit(PHONE)
  await signIn(page, pilot.email)
  await stateDearLanding(page, flightId)

  const words = "154,60 € für eine Landung auf einer Wiese?"
  const guest = await visit(PHONE)
  await letIn(guest, mia.email)
  await open(guest, statementPath({ flightId, ...mia }))
  await guest.getByText(/„Abends war nur noch einer da\.“/).waitFor()
  await guest.getByRole("radio", { name: /Die Kosten/ }).check()
  await guest.getByLabel("Was stimmt nicht?").fill(words)
  await guest.getByRole("button", { name: "Einwand senden" }).click()
  await guest.getByText("Dein Einwand ist da.").waitFor()

  await open(page, objectionPath({ flightId, ...mia }))
  await page.getByLabel("Deine Antwort").fill("Ein Zahlendreher. Hier ist die Quittung.")
  await page.getByLabel("Beleg zu Landegebühr").setInputFiles(receiptFile("quittung.pdf"))
  await page
    .getByRole("link", { name: /^Beleg 1 \(PDF\).*Landegebühr/ })
    .first()
    .waitFor()
  await page.getByRole("button", { name: "Antwort senden" }).click()
  await page.getByText("Jetzt entscheidet unser Team.").waitFor()

  const office = await visit(DESKTOP)
  await letIn(office, ADMIN_EMAIL)
  await open(office, objectionCasePath(mia.bookingId))
  await office.getByText(`„${words}“`).waitFor()
  await office.getByText(/Üblich sind höchstens 60,00\s€ je Landung/).waitFor()
  const [receipt] = await office.getByRole("link", { name: /^Beleg \d/ }).all()
  const file = await office.request.get((await receipt?.getAttribute("href")) ?? "")
  expect([file.status(), file.headers()["content-type"]]).toEqual([200, "application/pdf"])
  await office.getByRole("radio", { name: /Posten berichtigen/ }).check()
  await office.getByLabel("Richtig für Landegebühr").fill("200,00")
  await office.getByLabel("Warum?").fill("Laut Quittung 14,60 €.")
  await office.getByLabel("Begründung").fill("Die Quittung zeigt 14,60 €.")
  const decide = office.getByRole("button", { name: "Entscheiden" })
  await decide.click()
  await office.getByText(/Ein Posten wird nie teurer/).waitFor()
  await office.getByLabel("Richtig für Landegebühr").fill("14,60")
  const result = office.getByRole("region", { name: "Das folgt daraus" })
  await expect.poll(() => result.textContent()).toContain(formatEuro(SEAT.after))
  expect(await axeFindings(office)).toEqual([])
  await decide.click()
  await office.getByText(/^Entschieden am/).waitFor()

  const back = PRICE - SEAT.after - MIN_FEE
  const [decided] = await mailsAbout(db, `Dein Einwand ist entschieden: ${title}`, mia.email)
  for (const cents of [RENTAL + RIGHT, SEAT.after, MIN_FEE, back]) {
    expect(decided).toContain(formatEuro(cents))
  }
  const [restated] = await mailsAbout(db, `Deine Abrechnung ist günstiger: ${title}`, ole.email)
  expect(restated).toContain(formatEuro(2 * back))
  await open(guest, statementPath({ flightId, ...mia }))
  await guest.getByText(/Berichtigt: Laut Quittung 14,60 €\./).waitFor()
  await guest.getByText(`${formatEuro(back)} zurück.`).waitFor()
  expect(await axeFindings(guest)).toEqual([])
  await open(page, confirmPath(flightId))
  expect(await page.getByRole("main").textContent()).toContain(formatEuro(3 * SEAT.after))
  expect(await axeFindings(page)).toEqual([])
})

const receiptFile = (name: string) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from(makePdf()),
})

/** The pilot mistypes an amount, is warned, and says why it would be right. */
async function stateDearLanding(page: Page, flightId: number) {
  await open(page, costsPath(flightId))
  await page.getByLabel("Betrag").fill("60,40")
  await page.getByRole("button", { name: "Posten hinzufügen" }).click()
  await page.getByLabel("Betrag").nth(1).fill("154,60")
  await page.getByText(/Üblich sind höchstens 60,00\s€ je Landung/).waitFor()
  await page.getByLabel(/Warum so viel/).fill("Abends war nur noch einer da.")
  await page.getByLabel("Beleg zu Posten 1").setInputFiles(receiptFile("miete.pdf"))
  await page.getByRole("link", { name: /^Beleg 1 \(PDF\)/ }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole("button", { name: "Weiter: Wer war dabei?" }).click()
  await arrive(page, `**${confirmPath(flightId)}`)
  await page.getByText(formatEuro(SEAT.before)).first().waitFor()
  await page.getByRole("button", { name: "Abrechnung einreichen" }).click()
  await page.getByText("Eingereicht.").waitFor()
}

test("who takes an objection back leaves the statement as it is", async () => {
  const title = "Hat sich geklärt"
  const { flightId, pilot, guests } = await landedFlight(db, title, { Jule: 1 })
  const [jule] = guests
  if (!jule) throw new Error("somebody has booked")
  const page = await visit()
  await signIn(page, pilot.email)
  await handIn(page, flightId, COST)
  const guest = await visit(PHONE)
  await letIn(guest, jule.email)
  await open(guest, statementPath({ flightId, ...jule }))
  await guest.getByRole("radio", { name: /Die Kosten/ }).check()
  await guest.getByLabel("Was stimmt nicht?").fill("Zu teuer?")
  await guest.getByRole("button", { name: "Einwand senden" }).click()
  await guest.getByRole("button", { name: "Einwand zurückziehen" }).click()
  await guest.getByText("Es bleibt bei der Abrechnung.").waitFor()
  await mailsAbout(db, `Der Einwand ist zurückgezogen: ${title}`, pilot.email)
  await open(page, objectionPath({ flightId, ...jule }))
  await page.getByText("Es bleibt bei deiner Abrechnung.").waitFor()
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
