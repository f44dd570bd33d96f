import { eq } from "drizzle-orm"
import { afterAll, expect, test } from "vitest"
import { refusedAddressesTable } from "#platform/server/refused-addresses.ts"
import { arrive, axeFindings, DESKTOP, letIn, open, PHONE, visit } from "#tests/support/browser.ts"
import { makeLogin } from "#tests/support/make-login.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"

const { db, close } = openProductDatabase(ownProduct.dataDir)
afterAll(close)

test.each([
  { device: "phone", view: PHONE, colorScheme: "light" as const },
  { device: "desktop", view: DESKTOP, colorScheme: "dark" as const },
])(
  "on a $device who reads no mail is told everywhere in the cockpit, with the way to another address",
  async ({ view, colorScheme }) => {
    const guest = await makeLogin(db)
    const page = await visit({ ...view, colorScheme })
    await letIn(page, guest.email)
    await open(page, "/de/cockpit")
    const notice = page.getByText("Deine Adresse nimmt keine Mails an")
    expect(await notice.count()).toBe(0)
    const refusedAt = new Date()
    await db
      .insert(refusedAddressesTable)
      .values({ email: guest.email, refusedAt, answer: "550 5.1.1 unbekannt" })
    await open(page, "/de/cockpit/archiv")
    await notice.waitFor()
    expect(await axeFindings(page)).toEqual([])
    const overflow = () => document.documentElement.scrollWidth - window.innerWidth
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0)
    await page.getByRole("link", { name: "Adresse ändern" }).click()
    await arrive(page, ({ hash }) => hash === "#mailadresse")
    await page.getByRole("button", { name: "Adresse ändern" }).waitFor()
    await db.delete(refusedAddressesTable).where(eq(refusedAddressesTable.email, guest.email))
    await open(page, "/de/cockpit")
    await page.getByRole("heading", { level: 1 }).waitFor()
    expect(await notice.count()).toBe(0)
  },
)
