import { sql } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { makeVersion } from "#db/seed/factories/make-content-version.ts"
import { auditAddress } from "#features/admin/audit-log.ts"
import { parseAuditAddress } from "#features/admin/parse-audit-address.ts"
import { CONTENT_CHANNEL } from "#features/office-texts/server/write-version.ts"
import { homePlanPath, TEXTS_PATH, textPath } from "#features/office-texts/text-paths.ts"
import { HOME_DOCUMENT } from "#features/office-texts/version.ts"
import { connectionUrl, readConnection } from "#platform/server/postgres/connection-file.ts"
import { layoutOf } from "#platform/server/postgres/data-dir-layout.ts"
import { serverUrlOf } from "#platform/server/postgres/server-role.ts"
import { axeFindings, DESKTOP, letIn, open, PHONE, visit } from "#tests/support/browser.ts"
import { makeLogin } from "#tests/support/make-login.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"
import { startProduct } from "#tests/support/start-product.ts"

/*
 * Somebody who looks after the content changes a help text and the topics of the home page, while two
 * processes of the server answer visitors.
 */

const { db, close } = openProductDatabase(ownProduct.dataDir)
let second: Awaited<ReturnType<typeof startProduct>>

beforeAll(async () => {
  const connection = readConnection(layoutOf(ownProduct.dataDir).connectionFile)
  if (!connection) throw new Error("the product left no address of its database")
  second = await startProduct({
    DATABASE_URL: serverUrlOf(connectionUrl(connection)),
    DEMO: "1",
    TEST_CLOCK: ownProduct.testClock,
  })
})
afterAll(async () => {
  await second.stop()
  // other journeys read the help, and look at the home page
  for (const document of ["hilfe", "cockpit/hilfe", HOME_DOCUMENT]) {
    await makeVersion(db, { document, state: "delivered" })
  }
  await db.execute(sql`select pg_notify(${CONTENT_CHANNEL}, '')`)
  await close()
})

const BROWSER = {
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36",
}

const textOf = async (base: string, path: string) =>
  (await fetch(`${base}${path}`, { headers: BROWSER })).text()

/** What visitors of both processes read within two seconds (quality.md), though both keep pages. */
async function untilBoth(path: string, said: string, isThere = true) {
  for (const base of [ownProduct.url, second.url]) {
    const there = () => textOf(base, path).then((html) => html.includes(said))
    await expect
      .poll(there, { message: `${said} on ${path}`, timeout: 2_000, interval: 100 })
      .toBe(isThere)
  }
}

async function contentPerson(options: Parameters<typeof visit>[0] = DESKTOP) {
  const { email, id } = await makeLogin(db, {
    firstName: "Nina",
    lastName: "Falk",
    officeRoles: ["content"],
  })
  const page = await visit({ ...options, baseURL: ownProduct.url })
  await letIn(page, email)
  return { page, id }
}

const QUESTION = "Darf mein Kontrabass mit?"
const ANSWER = "Nur mit einem eigenen Sitz, und wenn die Pilotin oder der Pilot zustimmt."

test("a help text is changed, looked at, published, read and found, and taken back", async () => {
  const { page, id: writerId } = await contentPerson()
  await open(page, TEXTS_PATH)
  await page.getByRole("link", { name: "Hilfe", exact: true }).click()
  await page.getByRole("heading", { name: "Hilfe", level: 1 }).waitFor()
  expect(await axeFindings(page)).toEqual([])

  const markdown = page.getByLabel("Markdown")
  const before = await markdown.inputValue()
  const group = "## Fragen zum Mitfliegen\n"
  const write = (answer: string) =>
    markdown.fill(before.replace(group, `${group}\n### ${QUESTION}\n\n${answer}\n`))
  await write('Nur mit "eigenem" Sitz.')
  await page.getByText("Gerade Anführungszeichen").waitFor()
  await page.getByRole("button", { name: "„…“ und – richten" }).click()
  await page.getByText("Gerade Anführungszeichen").waitFor({ state: "detached" })
  await write(ANSWER)

  const preview = page.frameLocator('iframe[title="So sieht die Seite aus"]')
  await preview.getByText(QUESTION).waitFor()
  await page.getByText("Was das an der Seite ändert").click()
  const difference = page.getByRole("region", { name: /^Änderungen gegenüber/ })
  await difference.getByText(`### ${QUESTION}`).waitFor()
  await page.getByText("Desktop", { exact: true }).click()
  expect(await page.locator("iframe").evaluate((frame) => frame.clientWidth)).toBe(1280)

  // nothing typed is lost by a press on the menu
  await page.getByRole("link", { name: "Alle Texte" }).click()
  await page.getByRole("button", { name: "Hier bleiben" }).click()

  await page.getByRole("button", { name: "Veröffentlichen" }).click()
  await page.getByText("Schreib kurz, was sich ändert und warum.").waitFor()
  await page.getByLabel("Was sich ändert und warum").fill("Gestern danach gefragt worden.")
  await untilBoth("/de/hilfe", QUESTION, false)
  await page.getByRole("button", { name: "Veröffentlichen" }).click()
  await page.getByText("Der Text ist veröffentlicht").waitFor()
  await untilBoth("/de/hilfe", QUESTION)
  await untilBoth("/de/hilfe?q=kontrabass", "<mark>Kontrabass</mark>")
  await untilBoth("/de/sitemap.xml", "/de/hilfe</loc><lastmod>")

  const visitor = await visit({ ...PHONE, baseURL: second.url })
  await open(visitor, "/de/hilfe?q=kontrabass")
  // what is found stands open
  await visitor.getByText(ANSWER).waitFor()

  const history = page.getByRole("region", { name: "Verlauf" })
  await history.getByText("Gestern danach gefragt worden.").waitFor()
  await history.getByRole("link", { name: "Fassung 1" }).click()
  await page.getByRole("heading", { name: "Hilfe: Fassung 1" }).waitFor()
  await page.getByRole("region", { name: "Änderungen der Fassung 1" }).getByText(ANSWER).waitFor()
  expect(await axeFindings(page)).toEqual([])

  await open(page, textPath("hilfe"))
  const back = page.getByRole("region", { name: "Zurück zur Auslieferung" })
  await back.getByLabel("Warum").fill("Doch nicht.")
  await back.getByRole("button", { name: "Zurück zur Auslieferung" }).click()
  await page.getByText("Die Auslieferung ist wieder zu sehen").waitFor()
  await untilBoth("/de/hilfe", QUESTION, false)
  await untilBoth("/de/sitemap.xml", "/de/hilfe</loc><lastmod>", false)

  await open(page, textPath("hilfe", 1))
  await page.getByLabel("Warum").fill("Die Frage kommt doch oft.")
  await page.getByRole("button", { name: "Fassung 1 wieder zeigen" }).click()
  await page.getByText("Fassung 1 ist wieder zu sehen").waitFor()
  await untilBoth("/de/hilfe", QUESTION)

  const owner = await visit({ ...DESKTOP, baseURL: ownProduct.url })
  const { email } = await makeLogin(db, { isAdmin: true })
  await letIn(owner, email)
  // hers alone: other journeys have gone into the future, and their entries stand before
  const log = parseAuditAddress(new URLSearchParams())
  await open(owner, auditAddress(log, { person: writerId }))
  await owner.getByText("Text veröffentlicht").first().waitFor()
  await owner.getByText("Text auf die Auslieferung zurückgesetzt").first().waitFor()
})

test("two people write the same text: the second one sees both and loses nothing", async () => {
  const [first, other] = [await contentPerson(), await contentPerson()]
  for (const { page } of [first, other]) await open(page, textPath("cockpit/hilfe"))
  const leadOf = (page: typeof first.page) => page.getByLabel("Vorspann unter dem Titel")
  const [theirs, mine] = [
    "Was sich fragt, wer schon dabei ist: mit Zahlen und Wegen.",
    "Die Fragen, die auftauchen, wenn du schon gebucht hast.",
  ]
  await leadOf(first.page).fill(theirs)
  await first.page.getByRole("button", { name: "Entwurf speichern" }).click()
  await first.page.getByText("Der Entwurf ist gespeichert").waitFor()
  await leadOf(other.page).fill(mine)
  await other.page.getByRole("button", { name: "Entwurf speichern" }).click()
  await other.page.getByText("Nina Falk hat inzwischen Fassung 1 gespeichert.").waitFor()
  const both = other.page.getByRole("region", { name: "Deine Fassung gegenüber der anderen" })
  expect(await both.textContent()).toContain(mine)
  expect(await both.textContent()).toContain(theirs)
  expect(await leadOf(other.page).inputValue()).toBe(mine)
  expect(await axeFindings(other.page)).toEqual([])
  await other.page.getByRole("button", { name: "Mit meiner weitermachen" }).click()
  await other.page.getByRole("button", { name: "Entwurf speichern" }).click()
  await other.page.getByText("Der Entwurf ist gespeichert").waitFor()
  await open(first.page, textPath("cockpit/hilfe"))
  expect(await leadOf(first.page).inputValue()).toBe(mine)
})

test("on a phone the home page gets a season, which visitors see on its days alone", async () => {
  const { page } = await contentPerson({ ...PHONE, colorScheme: "dark" })
  await open(page, homePlanPath({ day: "2031-07-01" }))
  const usual = page.getByRole("region", { name: "Immer" })
  await usual.getByLabel("Großes Bild", { exact: true }).selectOption({ label: "Kunstflug" })
  await usual.getByRole("button", { name: "Großes Bild nach unten" }).click()
  expect(await usual.getByLabel("Bild 2", { exact: true }).inputValue()).toBe("kunstflug")
  const preview = page.frameLocator('iframe[title="So sieht die Startseite aus"]')
  await preview.getByRole("link", { name: "Kunstflug" }).waitFor()

  await page.getByRole("button", { name: "Zeit hinzufügen" }).click()
  const season = page.getByRole("region", { name: "Zeit 1" })
  await page.getByLabel("Was sich ändert und warum").fill("Zum Hochsommer.")
  await page.getByRole("button", { name: "Veröffentlichen" }).click()
  await season.getByText("Wie heißt die Zeit?").waitFor()
  await season.getByLabel("Name").fill("Hochsommer")
  const summer = page.getByRole("region", { name: "Hochsommer" })
  await summer.getByLabel("Bild 5", { exact: true }).selectOption({ label: "Mit Hund" })
  await page.getByText("An diesem Tag gilt „Hochsommer“.").waitFor()
  await preview.getByRole("link", { name: "Flug mit Hund" }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole("button", { name: "Veröffentlichen" }).click()
  await page.getByText("Die Startseite zeigt jetzt diese Themen").waitFor()

  // today is no day of it
  await untilBoth("/de", "/de/kunstflug")
  await untilBoth("/de", "/de/flug-mit-hund", false)
  await open(page, homePlanPath({ version: 1 }))
  await page.getByText("Hochsommer, 1. Juli bis 1. Juli, jedes Jahr").waitFor()
})
