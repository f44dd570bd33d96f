import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { loginPath } from "#features/auth/sign-in/login-path.ts"
import { arrive, axeFindings, open, PHONE, visitAnew } from "#tests/support/browser.ts"
import { codeFor } from "#tests/support/mailbox.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { minutesAhead } from "#tests/support/test-clock.ts"
import { addAuthenticator } from "#tests/support/virtual-authenticator.ts"

const SETTINGS = "/de/cockpit/einstellungen"

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true })

/** Somebody new in the settings of their account, with a device that knows passkeys. */
async function settingsOf(name: string, options = {}) {
  const email = `${name}@aufwind.example`
  const page = await visitAnew(options)
  const authenticator = await addAuthenticator(page)
  await open(page, loginPath(SETTINGS))
  await page.getByLabel("E-Mail").fill(email)
  await page.getByRole("button", { name: "Code schicken" }).click()
  await page.getByRole("textbox", { name: "Code" }).fill(await codeFor(email))
  await arrive(page, `**${SETTINGS}`)
  await page.getByRole("heading", { level: 1, name: "Einstellungen" }).waitFor()
  return { page, email, authenticator }
}

async function addPasskey(page: Page) {
  await section(page, "Passkeys").getByRole("button", { name: "Passkey hinzufügen" }).click()
  await page.getByText("Dein Passkey ist da.").waitFor()
  await section(page, "Passkeys").getByText("Chrome auf Linux", { exact: true }).waitFor()
}

async function signOut(page: Page) {
  await page.request.post("/api/auth/logout", { headers: { origin: ownProduct.url } })
}

/** A browser that waits for the button: this one's device would take the offer in the field at once. */
function offerNothingInFields(page: Page) {
  return page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
}

test("where the browser offers passkeys in the field of the address, choosing one signs in", async () => {
  const { page } = await settingsOf("passkey-im-feld")
  await addPasskey(page)
  await signOut(page)
  await open(page, loginPath(SETTINGS))
  await arrive(page, `**${SETTINGS}`)
  await section(page, "Passkeys").getByText("Zuletzt benutzt").waitFor()
})

test("a passkey made in the settings signs in, is listed with its last use and can be deleted", async () => {
  const { page, authenticator } = await settingsOf("passkey", PHONE)
  await addPasskey(page)
  expect(await authenticator.countPasskeys()).toBe(1)
  expect(await section(page, "Passkeys").getByText("Noch nicht benutzt").isVisible()).toBe(true)
  expect(await axeFindings(page)).toEqual([])

  await signOut(page)
  await offerNothingInFields(page)
  await open(page, loginPath(SETTINGS))
  const signedIn = page.waitForRequest((request) =>
    request.url().endsWith("/api/auth/login/passkey"),
  )
  await page.getByRole("button", { name: "Mit Passkey anmelden" }).click()
  const sent = await signedIn
  await arrive(page, `**${SETTINGS}`)
  await section(page, "Passkeys").getByText("Zuletzt benutzt").waitFor()

  // what was signed once opens nothing a second time, here or anywhere
  const again = await page.request.post("/api/auth/login/passkey", {
    headers: { origin: ownProduct.url },
    data: sent.postDataJSON(),
  })
  expect((await again.json()).code).toBe("passkey-too-late")

  await section(page, "Passkeys").getByRole("button", { name: "Löschen" }).click()
  await page.getByText("Der Passkey „Chrome auf Linux“ ist gelöscht.").waitFor()
  await signOut(page)
  await open(page, "/de/login")
  await page.getByRole("button", { name: "Mit Passkey anmelden" }).click()
  await page.getByText("Diesen Passkey kennen wir nicht.").waitFor()
})

test("a passkey is given a name of one's own, and what is wrong with it stands at its field", async () => {
  const { page } = await settingsOf("passkey-name", PHONE)
  await addPasskey(page)
  const passkeys = section(page, "Passkeys")
  await passkeys.getByRole("button", { name: "Umbenennen" }).click()
  const name = passkeys.getByLabel("Name des Passkeys")
  await name.fill("  ")
  await passkeys.getByRole("button", { name: "Speichern" }).click()
  await passkeys.getByText("Bitte gib einen Namen ein").waitFor()
  expect(await axeFindings(page)).toEqual([])
  await name.fill("Handy am Flugplatz")
  await page.keyboard.press("Enter")
  await page.getByText("Der Passkey heißt jetzt „Handy am Flugplatz“.").waitFor()
  await passkeys.getByText("Handy am Flugplatz", { exact: true }).waitFor()
  await open(page, SETTINGS)
  await passkeys.getByText("Handy am Flugplatz", { exact: true }).waitFor()
})

test("a passkey whose device has not made sure of its person opens nothing", async () => {
  const { page, authenticator } = await settingsOf("unverifiziert")
  await addPasskey(page)
  await signOut(page)
  await authenticator.verifiesUser(false)
  await open(page, "/de/login")
  await page.getByRole("button", { name: "Mit Passkey anmelden" }).click()
  await page.getByText("Es wurde kein Passkey benutzt.").waitFor()
})

test("a sensitive change asks for the proof in a dialog and then goes on by itself", async () => {
  const { page } = await settingsOf("beweis")
  await addPasskey(page)
  await minutesAhead(11, async () => {
    await section(page, "Passkeys").getByRole("button", { name: "Löschen" }).click()
    const dialog = page.getByRole("dialog", { name: "Bestätige, dass du es bist" })
    await dialog.waitFor()
    expect(await axeFindings(page)).toEqual([])
    // nobody is asked twice, and whoever closes it has changed nothing
    await page.keyboard.press("Escape")
    await dialog.waitFor({ state: "detached" })
    await page.getByText("Bitte bestätige erst, dass du es bist.").waitFor()
    await section(page, "Passkeys").getByText("Chrome auf Linux", { exact: true }).waitFor()

    await section(page, "Passkeys").getByRole("button", { name: "Löschen" }).click()
    await dialog.getByRole("button", { name: "Mit Passkey bestätigen" }).click()
    await page.getByText("Der Passkey „Chrome auf Linux“ ist gelöscht.").waitFor()
  })
})

test("where the passkey is not at hand, a mailed code proves it as well", async () => {
  const { page, email } = await settingsOf("beweis-code")
  await addPasskey(page)
  await minutesAhead(11, async () => {
    await section(page, "Passkeys").getByRole("button", { name: "Löschen" }).click()
    const dialog = page.getByRole("dialog", { name: "Bestätige, dass du es bist" })
    await dialog.getByRole("button", { name: "Lieber mit Code per Mail" }).click()
    await dialog.getByRole("button", { name: "Code schicken" }).click()
    await dialog.getByRole("textbox", { name: "Code" }).fill(await codeFor(email, "Bestätigung"))
    await page.getByText("Der Passkey „Chrome auf Linux“ ist gelöscht.").waitFor()
  })
})
