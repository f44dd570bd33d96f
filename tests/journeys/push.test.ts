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

interface Shown {
  title: string
  body: string
  tag: string
}

/** Notes what the worker has the browser show: one without windows refuses to show anything. */
async function noteShown(page: Page): Promise<() => Promise<Shown[]>> {
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error("no service worker runs")
  await worker.evaluate(() => {
    const scope = self as unknown as {
      registration: { showNotification: unknown }
      shown: { title: string; body: string; tag: string }[]
    }
    scope.shown = []
    scope.registration.showNotification = async (title: string, options: Shown) => {
      scope.shown.push({ title, body: options.body, tag: options.tag })
    }
  })
  return () => worker.evaluate(() => (self as unknown as { shown: Shown[] }).shown)
}

test("a browser shows what is pushed to it, and one about the same page takes its place", async () => {
  const { page } = await signedInWithWorker(DESKTOP)
  const shown = await noteShown(page)
  const path = "/de/cockpit/nachrichten"
  const first = { title: "Neue Nachricht", body: "Von Lena B.", path }
  await deliver(page, JSON.stringify(first))
  await deliver(page, JSON.stringify({ ...first, body: "Von Jan R." }))
  await deliver(page, "no JSON")
  await expect.poll(shown).toEqual([
    { title: "Neue Nachricht", body: "Von Lena B.", tag: path },
    { title: "Neue Nachricht", body: "Von Jan R.", tag: path },
    { title: "Aufwind", body: "Im Cockpit gibt es etwas Neues.", tag: "/de/cockpit" },
  ])
})

/** The browser of the tests refuses notifications whatever it is told; this one's person has allowed them. */
function allowNotifications(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Object.defineProperty(Notification, "permission", { get: () => "granted" })
    Notification.requestPermission = async () => "granted"
  })
}

test.each([
  { device: "desktop", view: DESKTOP, colorScheme: "light" },
  { device: "phone", view: PHONE, colorScheme: "dark" },
] as const)(
  "on a $device the settings say what is pushed, and a browser without a push service says so",
  async ({ view, colorScheme }) => {
    const { id, page } = await signedInWithWorker({ ...view, colorScheme })
    const section = page.getByRole("region", { name: "Benachrichtigungen im Browser" })
    await section.getByText("Dein Browser lässt das gerade nicht zu.").waitFor()
    const messages = section.getByRole("switch", { name: "Neue Nachrichten" })
    await messages.uncheck()
    await expect.poll(() => mutedPushes(id)).toEqual(["new-messages"])
    await messages.check()
    await expect.poll(() => mutedPushes(id)).toEqual([])
    await allowNotifications(page)
    await open(page, "/de/cockpit/einstellungen")
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
