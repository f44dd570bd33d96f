import type { Locator, Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeReview } from "#db/seed/factories/make-review.ts"
import { makeReviewFlag } from "#db/seed/factories/make-review-flag.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { ADMIN_EMAIL } from "#db/seed/people/demo-logins.ts"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { reviewFlagPath } from "#features/reviews/review-flag.ts"
import { profilePath } from "#features/users/core/profile-path.ts"
import { clock } from "#platform/clock.ts"
import {
  axeFindings,
  contrastFindings,
  DESKTOP,
  open,
  PHONE,
  signIn,
  visit,
} from "#tests/support/browser.ts"
import { mailsFor } from "#tests/support/mailbox.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"

const { db, close } = openProductDatabase(ownProduct.dataDir)
afterAll(close)

const PATIENCE = { timeout: 20_000 }
const LONG =
  "Start und Landung sanft, unterwegs hat er jeden Ort erklärt, und unser Hund durfte auf die Decke. "

const reviewsOf = (page: Page) =>
  page.getByRole("region", { name: /^(Bewertungen|Was Gäste über)/ })
const rows = (reviews: Locator) => reviews.getByText("Geprüft: gemeinsam geflogen")

async function expectFine(page: Page) {
  expect(await axeFindings(page)).toEqual([])
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await contrastFindings(page), colorScheme).toEqual([])
  }
}

/** A pilot with a dozen reviews of all kinds and a flight ahead. */
async function makeReviewed(email?: string) {
  const pilot = await makePilot(db, {
    firstName: "Jan",
    lastName: "Reuter",
    ...(email !== undefined && { email }),
  })
  const about = { pilotId: pilot.id }
  const facets = { communication: 5, costHonesty: 4, feltSafe: 5 }
  await makeReview(db, { ...about, text: `Am hilfreichsten. ${LONG.repeat(4)}`, ...facets })
  await makeReview(db, { ...about, stars: 1, text: "Ich kam zu spät, er war weg.", ...facets })
  for (let count = 0; count < 9; count += 1) await makeReview(db, { ...about, stars: 4, ...facets })
  await makeReview(db, {
    ...about,
    stars: 3,
    text: "Es hat gewackelt.",
    reply: "Ab Mittag ist die Luft unruhig, da hilft nur früh aufstehen.",
    repliedAt: clock.now(),
  })
  await makeReview(db, { guestId: pilot.id, by: "pilot", stars: 2, text: "Kam zu spät." })
  const flight = await makeFlight(db, { pilotId: pilot.id })
  return { pilot, flight }
}

test.each([
  { device: "desktop", view: DESKTOP },
  { device: "phone", view: PHONE },
])("on a $device reviews are ordered, searched and turned over", async ({ view }) => {
  const { pilot, flight } = await makeReviewed()
  const page = await visit(view)
  await open(page, flightPath(flight.id))
  const reviews = reviewsOf(page)
  expect(await rows(reviews).count()).toBe(4)
  expect(await reviews.getByRole("listitem").first().textContent()).toContain("Am hilfreichsten.")
  const distribution = reviews.getByRole("table", { name: /^So verteilen sich 12 Bewertungen/ })
  expect(await distribution.getByRole("row", { name: "4 Sterne 9" }).count()).toBe(1)
  await expectFine(page)

  await reviews.getByLabel("Reihenfolge").selectOption({ label: "Kritischste zuerst" })
  await page.waitForURL("**sortierung=kritisch**")
  await reviews.getByRole("listitem").first().getByText("Ich kam zu spät, er war weg.").waitFor()
  await reviews.getByRole("link", { name: "Alle 12 Bewertungen lesen" }).click()
  await page.waitForURL(`**${profilePath(pilot.id)}?sortierung=kritisch**`)
  // the same words stand first on the page that it leaves
  await expect.poll(() => rows(reviewsOf(page)).count(), PATIENCE).toBe(10)
  await reviewsOf(page).getByText("Ich kam zu spät, er war weg.").waitFor()
  const asGuest = page.getByRole("region", { name: "Als Gast an Bord" })
  expect(await asGuest.textContent()).toContain("Kam zu spät.")
  await expectFine(page)
  await page
    .getByRole("navigation", { name: "Mehr Bewertungen" })
    .getByRole("link", { name: /nächsten Seite|Weiter/ })
    .click()
  await page.waitForURL("**seite=2**")
  await expect.poll(() => rows(reviewsOf(page)).count(), PATIENCE).toBe(2)

  await reviewsOf(page).getByLabel("In Bewertungen suchen").fill("UNRUHIG")
  await reviewsOf(page).getByRole("button", { name: "Suchen" }).click()
  await reviewsOf(page).getByText("In 1 Bewertung steht „UNRUHIG“.").waitFor()
  expect(await rows(reviewsOf(page)).count()).toBe(1)
  await reviewsOf(page).getByText("Antwort von Jan R.").waitFor()
  await reviewsOf(page).getByRole("link", { name: "Alle zeigen" }).click()
  await expect.poll(() => rows(reviewsOf(page)).count(), PATIENCE).toBe(10)
})

test("without script order and search are a form, and the pages keep one address", async () => {
  const { pilot, flight } = await makeReviewed()
  const page = await visit({ javaScriptEnabled: false })
  for (const path of [flightPath(flight.id), profilePath(pilot.id)]) {
    await page.goto(path)
    await reviewsOf(page).getByLabel("Reihenfolge").selectOption({ label: "Neueste zuerst" })
    await reviewsOf(page).getByLabel("In Bewertungen suchen").fill("gewackelt")
    await reviewsOf(page).getByRole("button", { name: "Suchen" }).click()
    await reviewsOf(page).getByText("In 1 Bewertung steht „gewackelt“.").waitFor()
    const { searchParams, pathname } = new URL(page.url())
    expect([pathname, searchParams.get("sortierung")]).toEqual([path, "neueste"])
    expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex")
  }
  await page.goto(flightPath(flight.id))
  const canonical = await page.locator('link[rel="canonical"]').getAttribute("href")
  expect(new URL(canonical ?? "").pathname).toBe(flightPath(flight.id))
  // no type that search engines show stars for fits (decision 44)
  const told = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(told.length).toBeGreaterThan(0)
  expect(told.join("\n")).not.toMatch(/AggregateRating|"Review"|ratingValue/)
})

test("a reply is reported and hidden, its pilot complains, and it comes back", async () => {
  const email = "antwortet.gern@aufwind.example"
  const { pilot } = await makeReviewed(email)
  const reader = await visit(PHONE)
  const path = `${profilePath(pilot.id)}?suche=unruhig`
  const reply = () => reviewsOf(reader).getByText("Ab Mittag ist die Luft unruhig")
  await open(reader, path)
  await reviewsOf(reader)
    .getByRole("link", { name: /Antwort auf die Bewertung/ })
    .click()
  await reader.getByRole("radio", { name: /^Falsche Angaben/ }).check()
  await reader
    .getByLabel("Was ist falsch, und warum?")
    .fill("Wir sind am frühen Morgen geflogen, nicht mittags.")
  await reader.getByLabel("Dein Name").fill("Lena Berger")
  await reader.getByLabel("E-Mail für die Bestätigung").fill("lena@antwort.example")
  await reader.getByRole("checkbox").check()
  await reader.getByRole("button", { name: "Meldung absenden" }).click()
  await reader.getByRole("heading", { level: 1, name: "Deine Meldung ist eingegangen" }).waitFor()

  const office = await visit(DESKTOP)
  await signIn(office, ADMIN_EMAIL)
  await open(office, "/de/verwaltung/meldungen?art=antwort&sortierung=neueste")
  await office
    .getByRole("main")
    .getByRole("link", { name: "Antwort von Jan R. auf eine Bewertung" })
    .first()
    .click()
  await office.getByText("„Es hat gewackelt.“").waitFor()
  await office.getByRole("radio", { name: /^Antwort ausblenden/ }).check()
  await office.getByLabel("Grundlage").selectOption({ label: "Unsere Bedingungen" })
  await office.getByLabel("Vorschrift oder Nummer").fill("AGB Nummer 12 (1)")
  await office.getByLabel("Gründe").fill("Der Flug fand am Morgen statt, die Antwort stimmt nicht.")
  await expectFine(office)
  await office.getByRole("button", { name: "Entscheiden" }).click()
  await office.getByText("Weggenommen", { exact: true }).waitFor()
  await open(reader, path)
  expect(await reply().count()).toBe(0)
  await open(reader, `${profilePath(pilot.id)}?suche=gewackelt`)
  await reviewsOf(reader).getByText("Es hat gewackelt.").waitFor()

  await expect
    .poll(() => mailsFor(email), PATIENCE)
    .toContainEqual(expect.stringContaining("Deine Antwort ist ausgeblendet"))
  await reader.goto("/dev/postfach")
  const mail = reader.getByRole("listitem").filter({ hasText: email })
  await mail.first().getByRole("link").first().click()
  const link = reader.frameLocator("iframe").getByRole("link", { name: "Widersprechen" })
  await open(reader, new URL((await link.getAttribute("href")) ?? "").pathname)
  await reader.getByLabel("Was haben wir übersehen?").fill("Gestartet sind wir um 12:40 Uhr.")
  await reader.getByRole("button", { name: "Widerspruch absenden" }).click()
  await reader.getByText("Er ist eingegangen.").waitFor()

  await open(office, "/de/verwaltung/meldungen?stand=widerspruch&art=antwort&sortierung=neueste")
  await office
    .getByRole("main")
    .getByRole("link", { name: "Antwort von Jan R. auf eine Bewertung" })
    .first()
    .click()
  await office.getByRole("radio", { name: /^Aufheben/ }).check()
  await office.getByLabel("Gründe").fill("Das Flugbuch bestätigt den Start um 12:40 Uhr.")
  await office.getByRole("button", { name: "Entscheiden" }).click()
  await office.getByText("Geändert", { exact: true }).waitFor()
  await open(reader, path)
  await reply().waitFor()
})

test("the back office looks at a flagged pair and hides what they wrote, with reasons", async () => {
  const pilot = await makePilot(db, { firstName: "Ada", lastName: "Lovis" })
  const guest = await makeUser(db, { firstName: "Bruno", lastName: "Kant" })
  for (const count of [1, 2, 3]) {
    const text = `Einfach großartig, Teil ${count}.`
    await makeReview(db, { pilotId: pilot.id, guestId: guest.id, text })
  }
  const flag = await makeReviewFlag(db, {
    firstUserId: Math.min(pilot.id, guest.id),
    secondUserId: Math.max(pilot.id, guest.id),
    reasons: ["often", "new_account"],
  })
  const page = await visit(DESKTOP)
  await signIn(page, ADMIN_EMAIL)
  await open(page, "/de/verwaltung/bewertungen")
  await expectFine(page)
  await page.getByRole("main").getByRole("link", { name: "Ada Lovis und Bruno Kant" }).click()
  await page.waitForURL(`**${reviewFlagPath(flag.id)}`)
  await page.getByText("Einfach großartig, Teil 3.").waitFor()
  await page.getByRole("radio", { name: /^Bewertungen ausblenden/ }).check()
  await page.getByRole("button", { name: "Entscheiden" }).click()
  await page.getByText("Wähl, worauf es beruht.").waitFor()
  await expectFine(page)
  await page.getByLabel("Grundlage").selectOption({ label: "Unsere Bedingungen" })
  await page.getByLabel("Vorschrift oder Nummer").fill("AGB Nummer 12 (1)")
  await page.getByLabel("Gründe").fill("Ihr habt uns geschrieben, dass es abgesprochen war.")
  await page.getByRole("button", { name: "Entscheiden" }).click()
  await page.getByText("Ausgeblendet", { exact: true }).waitFor()
  const visitor = await visit(PHONE)
  await open(visitor, profilePath(pilot.id))
  await visitor.getByText("Noch keine. Bewerten kann nur").waitFor()
  await expect
    .poll(() => mailsFor(guest.email), PATIENCE)
    .toContainEqual(expect.stringContaining("Deine Bewertung ist ausgeblendet"))
})
