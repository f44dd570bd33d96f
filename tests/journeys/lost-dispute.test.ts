import { afterAll, expect, test } from "vitest"
import { makeLostDispute } from "#db/seed/factories/make-lost-dispute.ts"
import { FLAG_LIST } from "#features/payments/payment-flag.ts"
import { paymentStoryPath } from "#features/payments/payment-paths.ts"
import { payoutPath } from "#features/settlements/settlement-paths.ts"
import { connectJobs, disconnectJobs } from "#platform/server/jobs.ts"
import { arrive, axeFindings, DESKTOP, letIn, open, PHONE, visit } from "#tests/support/browser.ts"
import { lastMailTo } from "#tests/support/mailbox.ts"
import { makeLogin, makePilotLogin } from "#tests/support/make-login.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"

const database = openProductDatabase(ownProduct.dataDir)
const { db } = database
await connectJobs(String(database.pool.options.connectionString), [])
afterAll(async () => {
  await disconnectJobs()
  await database.close()
})

const ADMIN_EMAIL = "verwaltung@aufwind.example"

test.each([
  { device: "desktop", view: DESKTOP },
  { device: "phone", view: PHONE },
])(
  "on a $device the back office closes a lost dispute, and the pilot reads why",
  async ({ view }) => {
    const pilot = await makePilotLogin(db)
    const { id: passengerId } = await makeLogin(db, { firstName: "Mira" })
    const title = `Nach Juist ${Math.random().toString(36).slice(2, 7)}`
    const lost = await makeLostDispute(db, { pilotId: pilot.id, passengerId, title })
    const office = await visit({ ...view, colorScheme: "dark" })
    await letIn(office, ADMIN_EMAIL)
    await open(office, FLAG_LIST.path)
    await office
      .getByRole("link", { name: `Zahlung ${lost.paymentRef}` })
      .last()
      .waitFor()
    await office.getByRole("link", { name: `Entscheiden : Zahlung ${lost.paymentRef}` }).click()
    await arrive(office, `**${paymentStoryPath(lost.paymentRef)}`)
    const decide = office.getByRole("button", { name: "Entscheiden" })
    await decide.click()
    await office.getByText("Bitte entscheide dich.").waitFor()
    await office.getByText(/Bitte begründe die Entscheidung/).waitFor()
    await office.getByRole("radio", { name: /^Die Pilot:in/ }).check()
    const words = "Laut Bordbuch fand der Flug an einem anderen Tag statt."
    await office.getByLabel("Begründung").fill(words)
    expect(await axeFindings(office)).toEqual([])
    await decide.click()
    await office.getByText(/^entschieden am/).waitFor()
    expect(await decide.count()).toBe(0)
    await open(office, FLAG_LIST.path)
    expect(
      await office.getByRole("link", { name: `Entscheiden : Zahlung ${lost.paymentRef}` }).count(),
    ).toBe(0)

    const mail = await lastMailTo(db, pilot.email, `Rückbuchung: ${title}`)
    expect(mail).toContain(words)
    const page = await visit(view)
    await letIn(page, pilot.email)
    await open(page, payoutPath({ flightId: lost.flight.id, bookingId: lost.bookingId }))
    await page.getByText(words).waitFor()
    await page.getByText("Verrechnet", { exact: true }).waitFor()
    expect(await axeFindings(page)).toEqual([])
  },
)
