import { and, eq, gt } from "drizzle-orm"
import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { PILOT_EMAIL } from "#db/seed/people/demo-logins.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { formatCalendarDay } from "#features/verification/flugfit/format-rule.ts"
import { landingsTable } from "#features/verification/server/landings-table.ts"
import { verificationDocumentsTable as documents } from "#features/verification/server/verification-tables.ts"
import { clock } from "#platform/clock.ts"
import { addDays, isoDay } from "#platform/days.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { axeFindings, open, signIn, visit } from "#tests/support/browser.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"

const { db, close } = openProductDatabase(ownProduct.dataDir)
afterAll(async () => {
  await db.insert(landingsTable).values(former)
  await close()
})

const PATH = "/de/cockpit/flugbuch"
const today = isoDay(clock.now(), HOME_ZONE)

const verdict = (page: Page) => page.getByRole("region", { name: /Gäste mitnehmen|zu tun/ })
const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 2 })
const saved = (page: Page, method: "POST" | "PUT" | "DELETE") =>
  page.waitForResponse(
    (answer) => answer.url().includes("/api/landings") && answer.request().method() === method,
  )

async function pilotId(): Promise<number> {
  const [pilot] = await db
    .select({ id: usersTable.id })
    .from(usersTable)
    .where(eq(usersTable.email, PILOT_EMAIL))
  if (!pilot) throw new Error("the demo pilot is gone")
  return pilot.id
}

const former: (typeof landingsTable.$inferInsert)[] = []

/** The demo pilot has not flown lately; what other journeys need comes back in the end. */
async function groundPilot() {
  const isRecent = gt(landingsTable.flownOn, addDays(today, -100))
  const isTheirs = eq(landingsTable.userId, await pilotId())
  const removed = await db.delete(landingsTable).where(and(isTheirs, isRecent)).returning()
  former.push(...removed.map(({ id: _, ...landing }) => landing))
}

/** Moves the end of the demo pilot's insurance, and answers the former one. */
async function insureUntil(day: string): Promise<string> {
  const isTheirs = and(eq(documents.userId, await pilotId()), eq(documents.kind, "insurance"))
  const [former] = await db.select().from(documents).where(isTheirs)
  await db.update(documents).set({ expiresOn: day }).where(isTheirs)
  return former?.expiresOn ?? ""
}

test("another day, one landing more: verdict and sentence follow", async () => {
  await groundPilot()
  const page = await visit()
  await signIn(page, PILOT_EMAIL)
  await page.getByRole("link", { name: "Flugbuch" }).click()
  await heading(page, `Am ${formatCalendarDay(today)} darfst du keine Gäste mitnehmen.`).waitFor()
  await verdict(page).getByText("keinen Start und keine Landung auf SEP").waitFor()

  const form = page.getByRole("region", { name: "Flug eintragen" })
  await form.getByLabel("Starts").fill("3")
  await form.getByLabel("Landungen").fill("2")
  const added = saved(page, "POST")
  await form.getByRole("button", { name: "Eintragen" }).click()
  expect((await added).status()).toBe(201)
  await verdict(page).getByText("3 Starts und 2 Landungen auf SEP").waitFor()
  await verdict(page)
    .getByText(/noch 1 Landung nach/)
    .waitFor()

  await page.getByRole("link", { name: `Eintrag vom ${formatCalendarDay(today)}` }).click()
  const correction = page.getByRole("region", { name: "Eintrag ändern" })
  await correction.getByLabel("Landungen").fill("3")
  const corrected = saved(page, "PUT")
  await correction.getByRole("button", { name: "Korrektur speichern" }).click()
  expect((await corrected).status()).toBe(200)
  await heading(page, `Am ${formatCalendarDay(today)} darfst du Gäste mitnehmen.`).waitFor()
  const last = addDays(today, 90)
  await verdict(page)
    .getByText(`das reicht bis ${formatCalendarDay(last)}`)
    .waitFor()
  expect(await axeFindings(page)).toEqual([])

  await page.getByLabel("Tag", { exact: true }).fill(last)
  await page.getByRole("button", { name: "Flugfit prüfen" }).click()
  await heading(page, `Am ${formatCalendarDay(last)} darfst du Gäste mitnehmen.`).waitFor()
  await page.getByLabel("Tag", { exact: true }).fill(addDays(last, 1))
  await page.getByRole("button", { name: "Flugfit prüfen" }).click()
  await heading(page, `Für ${formatCalendarDay(addDays(last, 1))} ist noch etwas zu tun.`).waitFor()
  await verdict(page).getByText("noch 3 Starts und 3 Landungen nach").waitFor()

  await page.getByRole("link", { name: `Eintrag vom ${formatCalendarDay(today)}` }).click()
  await correction.getByRole("button", { name: "Eintrag löschen" }).click()
  const removed = saved(page, "DELETE")
  await correction.getByRole("button", { name: "Löschen", exact: true }).click()
  expect((await removed).status()).toBe(200)
  // until a month before there is time to fly them
  await verdict(page).getByText("keinen Start und keine Landung auf SEP").waitFor()
  await heading(page, `Für ${formatCalendarDay(addDays(last, 1))} ist noch etwas zu tun.`).waitFor()
  const near = addDays(today, 29)
  await page.getByLabel("Tag", { exact: true }).fill(near)
  await page.getByRole("button", { name: "Flugfit prüfen" }).click()
  await heading(page, `Am ${formatCalendarDay(near)} darfst du keine Gäste mitnehmen.`).waitFor()
})

test("another end of one document: verdict and sentence follow", async () => {
  const page = await visit()
  await signIn(page, PILOT_EMAIL)
  const day = addDays(today, 14)
  const insurance = verdict(page).getByRole("listitem").filter({ hasText: "Deine Versicherung" })
  const former = await insureUntil(day)
  try {
    await open(page, `${PATH}?tag=${day}`)
    await insurance.getByText(`gilt bis ${formatCalendarDay(day)}, also auch am`).waitFor()
    await insureUntil(addDays(day, -1))
    await page.reload()
    await heading(page, `Am ${formatCalendarDay(day)} darfst du keine Gäste mitnehmen.`).waitFor()
    await insurance.getByText(`endet am ${formatCalendarDay(addDays(day, -1))}`).waitFor()
    await insurance.getByText(`für die Zeit ab ${formatCalendarDay(day)}`).waitFor()
  } finally {
    // other journeys fly with this pilot
    await insureUntil(former)
  }
})

test("what cannot have been flown is said at its field, and nothing typed is lost", async () => {
  const page = await visit()
  await signIn(page, PILOT_EMAIL)
  await open(page, PATH)
  const form = page.getByRole("region", { name: "Flug eintragen" })
  const press = () => form.getByRole("button", { name: "Eintragen" }).click()
  await form.getByLabel("Starts").fill("-1")
  await form.getByLabel("Landungen").fill("3")
  await form.getByLabel("Davon bei Nacht").fill("4")
  await form.getByLabel("Flugzeit").fill("lange")
  await press()
  await form.getByText("Weniger als 0 geht nicht").waitFor()
  await form.getByText("Bitte gib eine Zahl an").waitFor()
  await form.getByText("Höchstens so viele wie Landungen, also 3").waitFor()
  await form.getByLabel("Starts").fill("2")
  await form.getByLabel("Flugzeit").fill("45")
  await form.getByLabel("Davon bei Nacht").fill("1")
  await form.getByLabel("Geflogen am", { exact: true }).fill(addDays(today, 1))
  await press()
  await form.getByText("Der Tag liegt in der Zukunft").waitFor()
  expect(await form.getByLabel("Flugzeit").inputValue()).toBe("45")
})

test("without script the address asks, and so does the form", async () => {
  const signedIn = await visit()
  await signIn(signedIn, PILOT_EMAIL)
  const storageState = await signedIn.context().storageState()
  const page = await visit({ javaScriptEnabled: false, storageState })
  const day = addDays(today, 200)
  await page.goto(`${PATH}?tag=${day}&klasse=UL&landung=23:30`)
  await heading(page, `Am ${formatCalendarDay(day)} darfst du keine Gäste mitnehmen.`).waitFor()
  await verdict(page).getByText("auf UL darfst du nachts nicht fliegen").waitFor()
  await page.getByLabel("Klasse").first().selectOption("SEP")
  await page.getByRole("button", { name: "Flugfit prüfen" }).click()
  await page.waitForURL(/klasse=SEP/)
  await verdict(page).getByText("Deine Nachtflugberechtigung gilt").waitFor()
})
