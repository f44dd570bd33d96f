import { tmpdir } from "node:os"
import { join } from "node:path"
import { eq } from "drizzle-orm"
import type { Page } from "playwright-core"
import sharp from "sharp"
import { afterAll, expect, inject, test } from "vitest"
import { ADMIN_EMAIL } from "#db/seed/people/demo-logins.ts"
import { usersTable } from "#features/users/server/users-tables.ts"
import { addDays, isoDay } from "#platform/days.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { arrive, axeFindings, DESKTOP, open, PHONE, signIn, visit } from "#tests/support/browser.ts"
import { codeFor, mailsFor } from "#tests/support/mailbox.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"

const { db, close } = openProductDatabase(inject("dataDir"))
afterAll(close)

const PATIENCE = { timeout: 20_000 }

/** Somebody new who has just become a pilot, on the cockpit. */
async function newPilot(name: string, options: object) {
  const email = `${name}@aufwind.example`
  const page = await visit(options)
  await open(page, "/de/login?redirect=%2Fde%2Fcockpit")
  await page.getByLabel("E-Mail").fill(email)
  await page.getByRole("button", { name: "Code schicken" }).click()
  await page.getByRole("textbox", { name: "Code" }).fill(await codeFor(page, email))
  await arrive(page, "**/de/cockpit")
  const [user] = await db
    .select({ id: usersTable.id })
    .from(usersTable)
    .where(eq(usersTable.email, email))
  const made = await page.request.post(`/api/users/${user?.id}/pilot-profile`, {
    data: { licence: "LAPL(A)", homeAirportCode: "EDKB" },
  })
  expect(made.status()).toBe(200)
  await open(page, "/de/cockpit")
  return { page, email }
}

const pictureOf = (name: string) => join(tmpdir(), `${name}-${process.pid}.jpg`)

async function choose(page: Page, path: string) {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Dateien wählen" }).click(),
  ])
  await chooser.setFiles(path)
}

test.each([
  { view: "a desktop", name: "schreibtisch", options: DESKTOP },
  { view: "a phone", name: "hosentasche", options: PHONE },
])(
  "on $view a new pilot hands in a document and the back office verifies it",
  async ({ name, options }) => {
    const { page, email } = await newPilot(name, options)
    await page.getByText("0 von 5 geprüft").waitFor()
    await page.getByRole("link", { name: "Medical" }).click()
    await page.getByLabel("Klasse").selectOption({ label: "LAPL" })
    const today = isoDay(new Date(), HOME_ZONE)
    await page.getByLabel("Ausgestellt am", { exact: true }).fill(addDays(today, -10))
    await page.getByLabel("Gültig bis", { exact: true }).fill(addDays(today, -20))
    await choose(page, await photo(name))
    await page.getByText("Angekommen").waitFor()
    await page.getByRole("button", { name: "Einreichen", exact: true }).click()
    await page.getByText("Das Ende liegt vor dem Tag der Ausstellung.").waitFor()
    // nothing typed and nothing sent is lost
    expect(await page.getByLabel("Klasse").inputValue()).toBe("lapl")
    await page.getByText("Angekommen").waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByLabel("Gültig bis", { exact: true }).fill(addDays(today, 700))
    await page.getByRole("button", { name: "Einreichen", exact: true }).click()
    await page.getByText("Nachweis eingereicht").waitFor()
    const medical = page.getByRole("region", { name: "Medical" })
    await medical.getByText("Eingereicht", { exact: true }).waitFor()

    const office = await visit(options)
    await signIn(office, ADMIN_EMAIL)
    await open(office, "/de/verwaltung/nachweise?art=medical&sortierung=neueste")
    await office.getByRole("main").getByRole("link", { name: "Medical, LAPL" }).first().click()
    await office.getByRole("heading", { name: "Entscheidung" }).waitFor()
    const shown = office.getByRole("main").getByRole("img").first()
    const isDrawn = () => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth)
    await expect.poll(isDrawn, PATIENCE).toBe(1200)
    expect(await axeFindings(office)).toEqual([])
    await office.getByRole("button", { name: "Bestätigen" }).click()
    await office.getByText("Geprüft", { exact: true }).waitFor()
    expect(await office.getByRole("heading", { name: "Entscheidung" }).count()).toBe(0)

    await page.reload()
    await medical.getByText("Geprüft", { exact: true }).waitFor()
    const subjects = async () => (await mailsFor(page, email)).join()
    await expect.poll(subjects, PATIENCE).toContain("Geprüft: Medical, LAPL")
  },
)

async function photo(name: string): Promise<string> {
  await sharp({ create: { width: 1200, height: 800, channels: 3, background: "#357" } })
    .jpeg()
    .toFile(pictureOf(name))
  return pictureOf(name)
}

test("what is sent back tells its pilot why, and is handed in once more", async () => {
  const { page } = await newPilot("zweimal", DESKTOP)
  await open(page, "/de/cockpit/einstellungen/verifizierung?nachweis=identitaet")
  const today = isoDay(new Date(), HOME_ZONE)
  await page.getByLabel("Ausweis").selectOption({ label: "Reisepass" })
  await page.getByLabel("Ausgestellt am", { exact: true }).fill(addDays(today, -10))
  await page.getByLabel("Gültig bis", { exact: true }).fill(addDays(today, 900))
  await choose(page, await photo("zweimal"))
  await page.getByText("Angekommen").waitFor()
  await page.getByRole("button", { name: "Einreichen", exact: true }).click()
  await page.getByText("Nachweis eingereicht").waitFor()

  const office = await visit(DESKTOP)
  await signIn(office, ADMIN_EMAIL)
  await open(office, "/de/verwaltung/nachweise?art=identitaet&sortierung=neueste")
  await office.getByRole("main").getByRole("link", { name: "Reisepass" }).first().click()
  await office.getByRole("button", { name: "Zurückschicken …" }).click()
  await office.getByRole("button", { name: "Zurückschicken", exact: true }).click()
  await office.getByText("Wähl einen Grund.").waitFor()
  await office.getByLabel("Grund").selectOption({ label: "Es fehlt eine Seite" })
  await office.getByLabel(/Was die Pilot:in tun kann/).fill("Es fehlt die Seite mit dem Foto.")
  await office.getByRole("button", { name: "Zurückschicken", exact: true }).click()
  await office.getByText("Bitte neu einreichen").waitFor()

  await page.reload()
  const identity = page.getByRole("region", { name: "Identität" })
  await identity.getByText("Es fehlt die Seite mit dem Foto.").waitFor()
  expect(await axeFindings(page)).toEqual([])
  await identity.getByRole("link", { name: "Identität neu einreichen" }).waitFor()
})
