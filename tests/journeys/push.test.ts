import { eq } from "drizzle-orm"
import type { CDPSession, Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { axeFindings, DESKTOP, letIn, open, PHONE, visitAnew } from "#tests/support/browser.ts"
import { makeLogin } from "#tests/support/make-login.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"

const database = openProductDatabase(ownProduct.dataDir)
const { db } = database
afterAll(() => database.close())

async function signedInWithWorker(options: Parameters<typeof visitAnew>[0]) {
  const { id, email } = await makeLogin(db)
  const page = await visitAnew({ ...options, serviceWorkers: "allow" })
  await page.context().grantPermissions(["notifications"], { origin: ownProduct.url })
  await letIn(page, email)
  await open(page, "/de/cockpit/einstellungen")
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  return { id, page }
}

/** Has the browser's push service hand over what was sent to it. */
async function deliver(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const registrationId = await findRegistration(session)
  await session.send("ServiceWorker.deliverPushMessage", {
    origin: ownProduct.url,
    registrationId,
    data,
  })
  await session.detach()
}

function findRegistration(session: CDPSession): Promise<string> {
  return new Promise((resolve, reject) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [registration] = registrations
      if (registration) resolve(registration.registrationId)
    })
    session.send("ServiceWorker.enable").catch(reject)
  })
}

const shownIn = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    const shown = (await registration?.getNotifications()) ?? []
    return shown.map(({ title, body, data }) => ({ title, body, path: data.path }))
  })

test("a browser shows what is pushed to it, and one about the same page takes its place", async () => {
  const { page } = await signedInWithWorker(DESKTOP)
  const path = "/de/cockpit/nachrichten"
  await deliver(page, JSON.stringify({ title: "Neue Nachricht", body: "Von Lena B.", path }))
  await expect
    .poll(() => shownIn(page))
    .toEqual([{ title: "Neue Nachricht", body: "Von Lena B.", path }])
  await deliver(page, JSON.stringify({ title: "Neue Nachricht", body: "Von Jan R.", path }))
  await expect
    .poll(() => shownIn(page))
    .toEqual([{ title: "Neue Nachricht", body: "Von Jan R.", path }])
  await deliver(page, "no JSON")
  await expect
    .poll(() => shownIn(page))
    .toContainEqual({
      title: "Aufwind",
      body: "Im Cockpit gibt es etwas Neues.",
      path: "/de/cockpit",
    })
})

test.each([
  { device: "desktop", view: DESKTOP, colorScheme: "light" },
  { device: "phone", view: PHONE, colorScheme: "dark" },
] as const)(
  "on a $device the settings say what is pushed, and a browser without a push service says so",
  async ({ view, colorScheme }) => {
    const { id, page } = await signedInWithWorker({ ...view, colorScheme })
    const section = page.getByRole("region", { name: "Benachrichtigungen im Browser" })
    const messages = section.getByRole("switch", { name: "Neue Nachrichten" })
    await messages.uncheck()
    await expect.poll(() => mutedPushes(id)).toEqual(["new-messages"])
    await messages.check()
    await expect.poll(() => mutedPushes(id)).toEqual([])
    await section.getByRole("button", { name: "In diesem Browser einschalten" }).click()
    // the browser of the tests knows no push service
    await section.getByRole("alert").getByText("Das hat gerade nicht geklappt.").waitFor()
    expect(await axeFindings(page)).toEqual([])
  },
)

async function mutedPushes(id: number): Promise<string[] | undefined> {
  const [user] = await db.select().from(usersTable).where(eq(usersTable.id, id))
  return user?.mutedPushes
}
