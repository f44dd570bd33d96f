import { tmpdir } from "node:os"
import { join } from "node:path"
import { eq } from "drizzle-orm"
import type { Page } from "playwright-core"
import sharp from "sharp"
import { afterAll, expect, test } from "vitest"
import { ADMIN_EMAIL } from "#db/seed/people/demo-logins.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { addDays, isoDay } from "#platform/days.ts"
import { HOME_ZONE } from "#platform/time.ts"
import {
  arrive,
  axeFindings,
  DESKTOP,
  letIn,
  open,
  PHONE,
  signIn,
  takeSuggestion,
  visit,
} from "#tests/support/browser.ts"
import { codeFor, mailsFor } from "#tests/support/mailbox.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"
import { enqueueScheduledJob, mailsAbout } from "#tests/support/settlement-steps.ts"

const { db, close } = openProductDatabase(ownProduct.dataDir)
afterAll(close)

const PATIENCE = { timeout: 20_000 }

/** Somebody new who has just become a pilot, on the cockpit. */
async function newPilot(name: string, options: object) {
  const email = `${name}@aufwind.example`
  const page = await visit(options)
  await open(page, "/de/login?redirect=%2Fde%2Fcockpit")
  await page.getByLabel("E-Mail").fill(email)
  await page.getByRole("button", { name: "Code schicken" }).click()
  await page.getByRole("textbox", { name: "Code" }).fill(await codeFor(email))
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
  return page
}

const pictureOf = (name: string) => join(tmpdir(), `${name}-${process.pid}.jpg`)

async function choose(page: Page, path: string) {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Dateien wählen" }).click(),
  ])
  await chooser.setFiles(path)
}

interface Paper {
  kind: string
  /** As the back office lists it. */
  name: string
  choice?: { label: string; option: string }
  number?: string
}

/** What the pilot of a LAPL with a German home field hands in. */
const PAPERS: Paper[] = [
  {
    kind: "Identität",
    name: "Personalausweis",
    choice: { label: "Ausweis", option: "Personalausweis" },
  },
  {
    kind: "Lizenz",
    // which one it is was said when the account was made
    name: "Lizenz LAPL(A)",
    number: "DE.FCL.4711",
  },
  { kind: "Medical", name: "Medical, LAPL", choice: { label: "Klasse", option: "LAPL" } },
  { kind: "Zuverlässigkeit", name: "Zuverlässigkeit" },
  { kind: "Versicherung", name: "Versicherung", number: "HV 12-77" },
]

/** Registers „Flug anbieten“ with a code; ends in the cockpit. */
async function registerAsPilot(page: Page, lastName: string) {
  const email = `${lastName.toLowerCase()}@example.org`
  await open(page, "/de/registrieren?als=pilot")
  await page.getByLabel("Vorname", { exact: true }).fill("Lena")
  await page.getByLabel("Nachname", { exact: true }).fill(lastName)
  await page.getByLabel("E-Mail", { exact: true }).fill(email)
  await page.getByLabel("Ich bin 18 oder älter").check()
  await page.getByLabel("Lizenz", { exact: true }).selectOption("LAPL(A)")
  await page.locator("input[name=homeAirport]").click()
  await takeSuggestion(page, page.getByRole("combobox", { name: "Heimatplatz" }), "Hangelar")
  await page.getByRole("button", { name: "Konto anlegen" }).click()
  await page.getByLabel("Code", { exact: true }).fill(await codeFor(email))
  await arrive(page, "**/de/cockpit")
  return email
}

/** Fills in a document's form, which is open, and sends its picture; dates are left to the caller. */
async function fillPaper(page: Page, { choice, number }: Paper, picture: string) {
  if (choice) await page.getByLabel(choice.label).selectOption({ label: choice.option })
  if (number) await page.getByLabel("Nummer").fill(number)
  await choose(page, picture)
  await page.getByText("Angekommen").waitFor()
}

/** From the checklist; nobody is born tomorrow. */
async function sayBirthDate(page: Page, today: string) {
  await page.getByRole("main").getByRole("link", { name: "Geburtsdatum", exact: true }).click()
  const section = page.getByRole("region", { name: "Geburtsdatum" })
  const field = section.getByLabel("Geboren am", { exact: true })
  const save = section.getByRole("button", { name: "Speichern" })
  await field.fill(addDays(today, 1))
  await save.click()
  await section.getByText("Dieser Tag liegt noch in der Zukunft.").waitFor()
  await field.fill("1990-06-15")
  await save.click()
  await page.getByText("Erfolgreich gespeichert").waitFor()
  await open(page, "/de/cockpit")
  await page.getByText("0 von 5 geprüft").waitFor()
  const links = page.getByRole("main").getByRole("link", { name: "Geburtsdatum" })
  expect(await links.count()).toBe(0)
}

const issued = (page: Page) => page.getByLabel("Ausgestellt am", { exact: true })
// its calendar has a button of that name
const ends = (page: Page) => page.getByRole("textbox", { name: /^Gültig bis/ })
const submitted = (page: Page) => page.getByRole("button", { name: "Einreichen", exact: true })

test.each([
  { view: "a desktop", name: "Schreibtisch", options: DESKTOP },
  { view: "a phone", name: "Hosentasche", options: PHONE },
])(
  "on $view a pilot registers, hands in every document and is verified by the back office",
  async ({ name, options }) => {
    const page = await visit(options)
    const email = await registerAsPilot(page, name)
    const today = isoDay(new Date(), HOME_ZONE)
    const picture = await photo(name)
    await page.getByText("0 von 5 geprüft").waitFor()
    await sayBirthDate(page, today)
    for (const paper of PAPERS) {
      await open(page, "/de/cockpit")
      await page.getByRole("main").getByRole("link", { name: paper.kind, exact: true }).click()
      await fillPaper(page, paper, picture)
      await issued(page).fill(addDays(today, -10))
      await ends(page).fill(addDays(today, 700))
      await submitted(page).click()
      const section = page.getByRole("region", { name: paper.kind })
      await section.getByText("Eingereicht", { exact: true }).waitFor()
    }
    await page.getByText("Alles ist da.").waitFor()

    const office = await visit(options)
    await signIn(office, ADMIN_EMAIL)
    for (const paper of PAPERS) {
      await open(office, "/de/verwaltung/nachweise?sortierung=neueste")
      const entry = office.getByRole("listitem").filter({ hasText: `Lena ${name}` })
      await entry.getByRole("link", { name: paper.name, exact: true }).click()
      const shown = office.getByRole("main").getByRole("img").first()
      const isDrawn = () => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth)
      await expect.poll(isDrawn, PATIENCE).toBe(1200)
      await office.getByRole("button", { name: "Bestätigen" }).click()
      await office.getByText("Geprüft", { exact: true }).waitFor()
      expect(await office.getByRole("heading", { name: "Entscheidung" }).count()).toBe(0)
    }
    expect(await axeFindings(office)).toEqual([])

    await page.reload()
    await page.getByText("Du bist verifiziert.").waitFor()
    // the back office has gone through all of them: one mail, and nothing before it
    await enqueueScheduledJob(db, "tell-of-decisions")
    const [mail, ...others] = await mailsAbout(db, "Geprüft: 5 Nachweise", email)
    expect(others).toEqual([])
    for (const paper of PAPERS) expect(mail).toContain(paper.name)
    expect((await mailsFor(email)).filter((text) => text.includes("Geprüft"))).toHaveLength(1)
  },
)

test("an end before the day of issue is said at its field, and nothing typed or sent is lost", async () => {
  const page = await newPilot("verdreht", PHONE)
  const medical = PAPERS.find(({ kind }) => kind === "Medical") as Paper
  await page.getByRole("main").getByRole("link", { name: "Medical" }).click()
  await fillPaper(page, medical, await photo("verdreht"))
  const today = isoDay(new Date(), HOME_ZONE)
  await issued(page).fill(addDays(today, -10))
  await ends(page).fill(addDays(today, -20))
  await submitted(page).click()
  await page.getByText("Das Ende liegt vor dem Tag der Ausstellung.").waitFor()
  expect(await page.getByLabel("Klasse").inputValue()).toBe("lapl")
  await page.getByText("Angekommen").waitFor()
  expect(await axeFindings(page)).toEqual([])
  await ends(page).fill(addDays(today, 700))
  await submitted(page).click()
  await page.getByText("Nachweis eingereicht").waitFor()
})

async function photo(name: string): Promise<string> {
  await sharp({ create: { width: 1200, height: 800, channels: 3, background: "#357" } })
    .jpeg()
    .toFile(pictureOf(name))
  return pictureOf(name)
}

test("a returned flight tells its pilot why, and is submitted once more", async () => {
  const page = await newPilot("zweimal", DESKTOP)
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
  await letIn(office, ADMIN_EMAIL)
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
