import { readFile, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { unzipSync } from "fflate"
import type { Page } from "playwright-core"
import sharp from "sharp"
import { afterAll, expect, test } from "vitest"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { loginPath } from "#features/auth/sign-in/login-path.ts"
import { profilePath } from "#features/users/core/profile-path.ts"
import { proves } from "#tests/contract/proves.ts"
import { arrive, axeFindings, open, PHONE, signIn, visit } from "#tests/support/browser.ts"
import { codeFor, mailsFor } from "#tests/support/mailbox.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"
import { minutesAhead } from "#tests/support/test-clock.ts"
import { zoomFaults } from "#tests/support/zoom-faults.ts"

const database = openProductDatabase(ownProduct.dataDir)
afterAll(() => database.close())

const PROFILE = "/de/cockpit/einstellungen/profil"
const SETTINGS = "/de/cockpit/einstellungen"
const PATIENCE = { timeout: 20_000 }

/** Somebody new, with an account that no other journey knows, on a page of the cockpit. */
async function newcomer(name: string, path: string, options = {}) {
  const email = `${name}@aufwind.example`
  const page = await visit(options)
  await logIn(page, email, path)
  return { page, email }
}

async function logIn(page: Page, email: string, path: string) {
  await open(page, loginPath(path))
  await page.getByLabel("E-Mail").fill(email)
  await page.getByRole("button", { name: "Code schicken" }).click()
  await page.getByRole("textbox", { name: "Code" }).fill(await codeFor(email))
  await arrive(page, `**${path}`)
  await page.getByRole("heading", { level: 1 }).waitFor()
}

const messages = (page: Page) => page.getByRole("region", { name: "Meldungen" })
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true })

// two halves: red at the left, blue at the right
async function picture(name: string, width = 1200, height = 600): Promise<string> {
  const half = { width: width / 2, height, channels: 3 as const }
  const path = join(tmpdir(), `${name}-${process.pid}.jpg`)
  await sharp({ create: { ...half, width, background: "#0000ff" } })
    .composite([{ input: { create: { ...half, background: "#ff0000" } }, left: 0, top: 0 }])
    .jpeg()
    .toFile(path)
  return path
}

async function colourAt(page: Page, src: string): Promise<string> {
  const answer = await page.request.get(src)
  expect(answer.status()).toBe(200)
  const { data } = await sharp(await answer.body())
    .raw()
    .toBuffer({ resolveWithObject: true })
  return (data[0] ?? 0) > (data[2] ?? 0) ? "red" : "blue"
}

async function choosePicture(page: Page, path: string) {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: /^(Foto wählen|Anderes Foto)$/ }).press("Enter"),
  ])
  await chooser.setFiles(path)
}

const shownPhoto = (page: Page) => page.locator("main img[src^='/fotos/']").first()

test("a photo is chosen and cut by keyboard, everybody sees it, and taken away it is gone", async () => {
  const { page } = await newcomer("gesicht", PROFILE)
  await choosePicture(page, await picture("gesicht"))
  const sideways = page.getByRole("slider", { name: "Nach links oder rechts" })
  await sideways.focus()
  await page.keyboard.press("End")
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole("button", { name: "Foto speichern" }).press("Enter")
  await page.getByText("Dein neues Foto ist gespeichert.").waitFor()
  // the focus is where the way on is, not lost with the button that was pressed
  expect(await page.locator(":focus").textContent()).toBe("Anderes Foto")
  const src = (await shownPhoto(page).getAttribute("src")) ?? ""
  expect(await colourAt(page, src)).toBe("blue")
  await page.locator("header img[src^='/fotos/']").waitFor()

  await page.getByRole("link", { name: "Öffentliches Profil ansehen" }).click()
  await arrive(page, "**/de/profil/*")
  const stranger = await visit()
  await open(stranger, new URL(page.url()).pathname)
  expect(await shownPhoto(stranger).getAttribute("src")).toBe(src)

  await open(page, PROFILE)
  await page.getByRole("button", { name: "Foto löschen" }).press("Enter")
  await page.getByText("Dein Foto ist gelöscht.").waitFor()
  // the frame around the page learns it a moment later
  await expect.poll(() => page.locator("img[src^='/fotos/']").count(), PATIENCE).toBe(0)
  await expect.poll(async () => (await stranger.request.get(src)).status(), PATIENCE).toBe(404)
})

test("what is no picture, too large or too small gets a sentence and no photo", async () => {
  const { page } = await newcomer("kein-bild", PROFILE, PHONE)
  const text = join(tmpdir(), `kein-bild-${process.pid}.jpg`)
  await writeFile(text, "Das ist nur ein Text.")
  await choosePicture(page, text)
  await page.getByText("Das ist kein Bild, das wir lesen können.").waitFor()
  await writeFile(text, Buffer.alloc(9 * 1024 * 1024))
  await choosePicture(page, text)
  await page.getByText("Das Bild ist 9 MB groß. Höchstens 8 MB gehen.").waitFor()
  await choosePicture(page, await picture("klein", 200, 100))
  await page.getByText("Das Bild ist zu klein. Es braucht mindestens 160 × 160 Pixel.").waitFor()
  expect(await axeFindings(page)).toEqual([])
  expect(await page.locator("img[src^='/fotos/']").count()).toBe(0)
})

test("an upload that the server refuses says so and can be tried again", async () => {
  const { page } = await newcomer("zweiter-versuch", PROFILE)
  await page.route("**/photo?**", (route) => route.abort(), { times: 1 })
  await choosePicture(page, await picture("zweiter-versuch"))
  await page.getByRole("button", { name: "Foto speichern" }).click()
  await page.getByText("Das Foto ging nicht.").waitFor()
  await page.getByRole("button", { name: "Foto speichern" }).click()
  await page.getByText("Dein neues Foto ist gespeichert.").waitFor()
})

test("the preview follows what is typed, and strangers see what was saved", {
  meta: proves("error-settings", "call-update-user"),
}, async () => {
  const { page } = await newcomer("vorschau", PROFILE)
  const preview = section(page, "So sehen dich andere")
  await preview.getByRole("heading", { name: "Neu hier" }).waitFor()
  await page.getByLabel("Vorname").fill("Theodora")
  await page.getByLabel("Nachname").fill("Winter")
  await preview.getByRole("heading", { name: "Theodora W." }).waitFor()
  await page.getByLabel("Über mich").fill("Ich mag Wolken.\nUnd Inseln.")
  await preview.getByText("Ich mag Wolken.").waitFor()
  await page.getByText("27/1000").waitFor()
  await page.getByLabel("Französisch").check({ force: true })
  await preview.getByText("Deutsch, Französisch").waitFor()

  await page.route("**/api/users/*", (route) => route.fulfill({ status: 500, body: "{}" }))
  await page.getByRole("button", { name: "Speichern", exact: true }).click()
  await messages(page).getByText("Fehler beim Speichern").waitFor()
  await messages(page)
    .getByText("Die Nutzereinstellungen konnten nicht übernommen werden")
    .waitFor()
  await page.unroute("**/api/users/*")
  await page.getByRole("button", { name: "Speichern", exact: true }).click()
  await messages(page).getByText("Erfolgreich gespeichert").waitFor()

  await page.getByRole("link", { name: "Öffentliches Profil ansehen" }).click()
  await arrive(page, "**/de/profil/*")
  const stranger = await visit()
  await open(stranger, new URL(page.url()).pathname)
  await stranger.getByRole("heading", { level: 1, name: "Theodora W." }).waitFor()
  expect(await stranger.getByText("Winter").count()).toBe(0)
  await stranger.getByText("Ich mag Wolken.").waitFor()
  await stranger.getByText("Deutsch, Französisch").waitFor()
  await stranger.getByText("Noch keine. Bewerten kann nur").waitFor()
})

test("a name that is missing is shown and nothing is saved", async () => {
  const { page } = await newcomer("namenlos", PROFILE)
  await page.getByRole("button", { name: "Speichern", exact: true }).click()
  await page.getByText("Bitte gib deinen Vornamen an").waitFor()
  await expect.poll(() => page.locator(":focus").getAttribute("name"), PATIENCE).toBe("firstName")
})

test("a person requests a copy of their data, gets a mail, downloads it, and cannot get another's", async () => {
  const { page, email } = await newcomer("auskunft", SETTINGS)
  const data = section(page, "Deine Daten")
  await data.getByRole("button", { name: "Kopie anfordern" }).click()
  const fetchButton = data.getByRole("button", { name: "Herunterladen" })
  await fetchButton.waitFor()
  expect(await axeFindings(page)).toEqual([])
  const [download] = await Promise.all([page.waitForEvent("download"), fetchButton.click()])
  expect(download.suggestedFilename()).toMatch(/^aufwind-daten-\d{4}-\d\d-\d\d\.zip$/)
  const entries = unzipSync(await readFile(await download.path()))
  const profile = JSON.parse(new TextDecoder().decode(entries["profil.json"]))
  expect(profile.konto.mailadresse).toBe(email)
  expect(new TextDecoder().decode(entries["LIESMICH.txt"])).toContain("profil.json")
  await expect
    .poll(() => mailsFor(email), PATIENCE)
    .toContainEqual(expect.stringContaining("Deine Daten liegen bereit"))

  const path = new URL(download.url()).pathname
  const own = await page.request.get(path)
  expect([own.status(), own.headers()["cache-control"]]).toEqual([200, "no-store"])
  const { page: other } = await newcomer("fremde-auskunft", SETTINGS)
  expect((await other.request.get(path)).status()).toBe(404)
  const guest = await visit()
  await open(guest, path)
  expect(new URL(guest.url()).pathname).toBe("/de/login")
})

test("a sign-in of long ago is renewed by a code before the data or the account go", async () => {
  const { page, email } = await newcomer("lange-da", SETTINGS)
  const data = section(page, "Deine Daten")
  await data.getByRole("button", { name: "Kopie anfordern" }).click()
  await data.getByRole("button", { name: "Herunterladen" }).waitFor()
  const address = page.waitForRequest("**/daten/*.zip")
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    data.getByRole("button", { name: "Herunterladen" }).click(),
  ])
  await download.cancel()
  const path = new URL((await address).url()).pathname

  await minutesAhead(16, async () => {
    // the address alone leads back to the settings
    await open(page, path)
    expect(new URL(page.url()).pathname).toBe(SETTINGS)
    await section(page, "Konto löschen").getByRole("button", { name: "Konto löschen" }).click()
    await page.getByLabel("Tipp deine Mailadresse ein").fill(email)
    await page.getByRole("button", { name: "Endgültig löschen" }).click()
    await page.getByRole("dialog", { name: "Bestätige, dass du es bist" }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    // whoever closes it has deleted nothing
    await page.keyboard.press("Escape")
    await page.getByText("Dein Konto besteht noch.").waitFor()

    await section(page, "Deine Daten").getByRole("button", { name: "Herunterladen" }).click()
    await page.getByRole("button", { name: "Code schicken" }).click()
    const code = page.getByRole("textbox", { name: "Code" })
    expect(await axeFindings(page)).toEqual([])
    await code.fill("000000")
    await page.getByText("Der Token ist ungültig.").waitFor()
    await code.fill(await codeFor(email))
    await code.waitFor({ state: "detached" })
    // the same person, in a new session: the copy can be fetched again, too
    expect((await page.request.get(path)).status()).toBe(200)
  })
})

test("an account goes for good, in words that leave no doubt, and may come again", async () => {
  const { page, email } = await newcomer("lebewohl", PROFILE)
  await page.getByLabel("Vorname").fill("Edda")
  await page.getByLabel("Nachname").fill("Fort")
  await page.getByRole("button", { name: "Speichern", exact: true }).click()
  await messages(page).getByText("Erfolgreich gespeichert").waitFor()
  await page.getByRole("link", { name: "Öffentliches Profil ansehen" }).click()
  await arrive(page, "**/de/profil/*")
  const profile = new URL(page.url()).pathname

  await open(page, SETTINGS)
  const deletion = section(page, "Konto löschen")
  await deletion.getByRole("button", { name: "Konto löschen" }).click()
  const field = page.getByLabel("Tipp deine Mailadresse ein")
  await field.fill("jemand@anders.example")
  await page.keyboard.press("Enter")
  await page.getByText("Das ist nicht die Mailadresse dieses Kontos.").waitFor()
  expect(await axeFindings(page)).toEqual([])
  await field.fill(email)
  await page.getByRole("button", { name: "Endgültig löschen" }).click()
  await arrive(page, "**/de/konto-geloescht")
  await page.getByRole("heading", { name: "Dein Konto ist gelöscht." }).waitFor()

  await open(page, "/de/cockpit")
  expect(new URL(page.url()).pathname).toBe("/de/login")
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })), PATIENCE)
    .not.toContain("Edda")
  expect((await page.request.get(profile)).status()).toBe(404)
  await expect
    .poll(() => mailsFor(email), PATIENCE)
    .toContainEqual(expect.stringContaining("Dein Konto ist gelöscht"))
  // nothing typed before is saved
  expect((await mailsFor(email)).join()).not.toContain("Dein Code")

  await logIn(page, email, PROFILE)
  expect(await page.getByLabel("Vorname").inputValue()).toBe("")
})

test("a long first name breaks where a profile is zoomed to a narrow page", async () => {
  const { id } = await makePilot(database.db, { firstName: "Maximilianalexander" })
  const page = await visit()
  await open(page, profilePath(id))
  await page.getByRole("heading", { level: 1, name: /^Maximilianalexander/ }).waitFor()
  expect(await zoomFaults(page)).toEqual([])
})

test("a user who still has obligations reads why the account stays, in a sentence for each", async () => {
  const page = await visit(PHONE)
  await signIn(page, "passagier@aufwind.example")
  await open(page, SETTINGS)
  const deletion = section(page, "Konto löschen")
  await deletion.getByText("Noch geht es nicht, denn etwas ist offen:").waitFor()
  const reasons = await deletion.getByRole("listitem").allTextContents()
  expect(reasons.length).toBeGreaterThan(0)
  for (const reason of reasons) expect(reason).toMatch(/„.+“.+\. Ansehen$/)
  expect(await deletion.getByRole("button").count()).toBe(0)
})
