import { eq } from "drizzle-orm"
import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { OWN_REVIEWS_PATH, reviewPath } from "#features/reviews/review-paths.ts"
import { clock } from "#platform/clock.ts"
import { days, hours } from "#platform/duration.ts"
import { proves } from "#tests/contract/proves.ts"
import { axeFindings, DESKTOP, letIn, open, PHONE, visit } from "#tests/support/browser.ts"
import { lastMailTo } from "#tests/support/mailbox.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"
import { enqueueScheduledJob, landedFlight } from "#tests/support/settlement-steps.ts"

const { db, close } = openProductDatabase(ownProduct.dataDir)
afterAll(close)

/** As with the keyboard: the stars are radio buttons. */
async function giveStars(page: Page, stars: number, group = /Wie war/) {
  const question = page.getByRole("group", { name: group })
  await question.getByRole("radio", { name: /^1 von 5/ }).focus()
  await page.keyboard.press("Space")
  for (let given = 1; given < stars; given += 1) await page.keyboard.press("ArrowRight")
  await expect
    .poll(() => question.getByRole("radio", { name: new RegExp(`^${stars} von 5`) }).isChecked())
    .toBe(true)
}

async function linkMailedTo(email: string): Promise<string> {
  await enqueueScheduledJob(db, "invite-to-review")
  const mail = await lastMailTo(db, email, "Wie war’s?")
  const [, path = ""] = /(\/de\/bewerten\?t=[\w-]+)/.exec(mail) ?? []
  expect(path).not.toBe("")
  return path
}

const isWiderThanScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

test("pilot and guest review each other, the guest by a mail on a phone, and nobody reads before both have written", {
  meta: proves("page-feedback"),
}, async () => {
  const { flightId, pilot, guests } = await landedFlight(db, "Bewertet über dem Rhein", {
    Fenja: 1,
  })
  const [{ email } = { email: "" }] = guests
  const ofPilot = "Pünktlich und neugierig, jederzeit wieder."
  const ofGuest = "Ruhig geflogen, alles erklärt, danke!"

  const page = await visit(DESKTOP)
  await letIn(page, pilot.email)
  await open(page, reviewPath(flightId))
  await page.getByRole("heading", { level: 1, name: "Wie war’s?" }).waitFor()
  const send = page.getByRole("button", { name: "Bewertung abgeben" })
  await page.getByLabel("Erzähl es anderen").fill(ofPilot)
  await send.click()
  await page.getByText("Bitte gib einen bis fünf Sterne").waitFor()
  await giveStars(page, 4)
  expect(await axeFindings(page)).toEqual([])
  await send.click()
  await page.getByText("Danke, deine Bewertung ist da.").waitFor()
  await page.getByText("sobald auch Fenja geschrieben hat").waitFor()

  const guest = await visit(PHONE)
  await open(guest, await linkMailedTo(email))
  await guest.getByRole("heading", { level: 1, name: "Wie war’s?" }).waitFor()
  expect(await guest.content()).not.toContain(ofPilot)
  await giveStars(guest, 5, /Wie war der Flug/)
  await giveStars(guest, 3, /Kommunikation/)
  await guest.getByLabel("Erzähl es anderen").fill(ofGuest)
  expect(await isWiderThanScreen(guest)).toBe(false)
  expect(await axeFindings(guest)).toEqual([])
  await guest.getByRole("button", { name: "Bewertung abgeben" }).click()
  await guest.getByRole("heading", { level: 1, name: "Danke für deine Bewertung" }).waitFor()
  await guest.getByRole("link", { name: "Anmelden" }).waitFor()

  await open(page, OWN_REVIEWS_PATH)
  await page.getByText(ofGuest).waitFor()
  await page.getByText("Antworten", { exact: true }).first().click()
  await page.getByLabel(/^Deine Antwort an/).fill("Komm gern wieder mit.")
  await page.getByRole("button", { name: "Öffentlich antworten" }).click()
  await page.getByText("Komm gern wieder mit.").waitFor()
  expect(await axeFindings(page)).toEqual([])
  await letIn(guest, email)
  await open(guest, OWN_REVIEWS_PATH)
  await guest.getByText(ofPilot).waitFor()
  await guest.getByText("Komm gern wieder mit.").waitFor()
  expect(await isWiderThanScreen(guest)).toBe(false)
  expect(await axeFindings(guest)).toEqual([])
})

test("what was typed stays after a reload, and can be changed until it is to be read", async () => {
  const { flightId, guests } = await landedFlight(db, "Bewertet in Ruhe", { Ole: 1 })
  const page = await visit(PHONE)
  await letIn(page, guests[0]?.email ?? "")
  await open(page, reviewPath(flightId))
  await giveStars(page, 5, /Wie war der Flug/)
  await page.getByLabel("Erzähl es anderen").fill("Erst einmal nur ein Anfang")
  await open(page, OWN_REVIEWS_PATH)
  await page.getByRole("link", { name: "Bewerten" }).click()
  await expect
    .poll(() => page.getByLabel("Erzähl es anderen").inputValue())
    .toBe("Erst einmal nur ein Anfang")
  await page.getByRole("button", { name: "Bewertung abgeben" }).click()
  await page.getByRole("button", { name: "Ändern" }).click()
  await page.getByLabel("Erzähl es anderen").fill("Ein wunderschöner Flug.")
  await page.getByRole("button", { name: "Bewertung ändern" }).click()
  await page.getByText("Ein wunderschöner Flug.", { exact: true }).waitFor()
  await page.getByText("Danke, deine Bewertung ist da.").waitFor()
})

test("on day 15 page and link say that the time is over", async () => {
  const { flightId, guests } = await landedFlight(db, "Bewertet zu spät", { Nele: 1 })
  const [{ email } = { email: "" }] = guests
  const path = await linkMailedTo(email)
  const arrivesAt = new Date(clock.now().getTime() - days(15))
  await db
    .update(flightsTable)
    .set({ departsAt: new Date(arrivesAt.getTime() - hours(1)), arrivesAt })
    .where(eq(flightsTable.id, flightId))
  const page = await visit(PHONE)
  await open(page, path)
  await page.getByText("Diese Zeit ist vorbei.").waitFor()
  await letIn(page, email)
  await open(page, reviewPath(flightId))
  await page.getByText("Diese Zeit ist vorbei.").waitFor()
  expect(await page.getByRole("button", { name: "Bewertung abgeben" }).count()).toBe(0)
})

test("without script the link of a mail takes a review, and keeps what was typed where it refuses", async () => {
  const { guests } = await landedFlight(db, "Bewertet ohne Skript", { Ida: 1 })
  const path = await linkMailedTo(guests[0]?.email ?? "")
  const page = await visit({ ...PHONE, javaScriptEnabled: false })
  await page.goto(path)
  await page.getByLabel("Erzähl es anderen").fill("Wie auf Schienen.")
  await page.getByRole("button", { name: "Bewertung abgeben" }).click()
  await page.getByText("Bitte gib einen bis fünf Sterne").waitFor()
  expect(await page.getByLabel("Erzähl es anderen").inputValue()).toBe("Wie auf Schienen.")
  await page.getByText("5 von 5 Sternen").first().locator("xpath=..").click()
  await page.getByRole("button", { name: "Bewertung abgeben" }).click()
  await page.getByRole("heading", { level: 1, name: "Danke für deine Bewertung" }).waitFor()
})
