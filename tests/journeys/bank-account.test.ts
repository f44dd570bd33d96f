import { eq } from "drizzle-orm"
import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { DEMO_PASSWORD } from "#db/seed/people/demo-logins.ts"
import { sessionsTable } from "#features/auth/core/server/auth-tables.ts"
import { payoutsTable } from "#features/settlements/server/settlements-tables.ts"
import { payoutPath } from "#features/settlements/settlement-paths.ts"
import { bankAccountsTable } from "#features/users/core/server/users-tables.ts"
import { clock } from "#platform/clock.ts"
import { hours } from "#platform/duration.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { endWait } from "#tests/support/bank-account-steps.ts"
import { axeFindings, letIn, open, PHONE, visit } from "#tests/support/browser.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"
import {
  endObjections,
  enqueueScheduledJob,
  handIn,
  landedFlight,
  mailsAbout,
} from "#tests/support/settlement-steps.ts"

const { db, close } = openProductDatabase(ownProduct.dataDir)
afterAll(close)

const PATIENCE = { timeout: 20_000 }
const FORMER = { accountHolder: "Jan Reimers", iban: "DE89370400440532013000", bic: "" }

async function giveAccount(page: Page, pilotId: number) {
  const headers = { origin: ownProduct.url }
  const data = { bankAccount: FORMER }
  const answer = await page.request.put(`/api/users/${pilotId}`, { headers, data })
  if (!answer.ok()) throw new Error(await answer.text())
  await endWait(db, pilotId)
}

/** The browser has stood open for an hour. */
async function clearProof(userId: number) {
  const anHourAgo = new Date(clock.now().getTime() - hours(1))
  await db
    .update(sessionsTable)
    .set({ createdAt: anHourAgo, provenAt: null })
    .where(eq(sessionsTable.userId, userId))
}

async function waitOf(userId: number): Promise<Date> {
  const [account] = await db
    .select()
    .from(bankAccountsTable)
    .where(eq(bankAccountsTable.userId, userId))
  if (!account?.payoutsFrom) throw new Error("nothing waits")
  return account.payoutsFrom
}

test("another bank account asks for a proof, tells by mail, and the payout waits until the time shown", async () => {
  const title = "Runde mit neuem Konto"
  const { flightId, pilot, guests } = await landedFlight(db, title, { Mia: 1 })
  const page = await visit(PHONE)
  await letIn(page, pilot.email)
  await giveAccount(page, pilot.id)
  await handIn(page, flightId, 21_000)
  await clearProof(pilot.id)

  await open(page, "/de/cockpit/einstellungen")
  const bank = page.getByRole("region", { name: "Bankkonto", exact: true })
  await bank.getByRole("button", { name: "Ändern" }).click()
  await bank.getByLabel("IBAN").fill("DE02 1203 0000 0000 2020 51")
  await bank.getByRole("button", { name: "Bankkonto speichern" }).click()
  const proof = page.getByRole("dialog", { name: "Bestätige, dass du es bist" })
  await proof.getByLabel("Passwort").fill("geraten")
  await proof.getByRole("button", { name: "Bestätigen" }).click()
  await proof.getByText("Das Passwort stimmt nicht.").waitFor()
  expect(await axeFindings(page)).toEqual([])
  await proof.getByLabel("Passwort").fill(DEMO_PASSWORD)
  await proof.getByRole("button", { name: "Bestätigen" }).click()
  // what was typed goes on by itself
  await bank.getByText(/^DE02 .*20\s?51$/).waitFor()
  const until = formatInstant(await waitOf(pilot.id), HOME_ZONE)
  await bank.getByText(`erst ab ${until} darauf aus`).waitFor()
  expect(await axeFindings(page)).toEqual([])

  const mails = await mailsAbout(db, "Bankverbindung geändert", pilot.email, 2)
  const told = mails.find((mail) => mail.includes("2051"))
  expect(told).toContain(`Zu deinem Schutz geht bis ${until} noch nichts dorthin.`)
  expect(mails.join()).not.toMatch(/DE02|DE89/)

  await endObjections(db, flightId)
  await mailsAbout(db, `Deine Auszahlung wartet: ${title}`, pilot.email)
  await open(page, payoutPath({ flightId, bookingId: guests[0]?.bookingId ?? 0 }))
  await page.getByText(`Das ist am ${until}.`).waitFor()
  await open(page, "/de/cockpit/zahlungen?teil=fluege")
  await page.getByText(`erst ab ${until} darauf aus`).waitFor()
  expect(await axeFindings(page)).toEqual([])

  // three days later
  await endWait(db, pilot.id)
  await db
    .update(payoutsTable)
    .set({ retryAt: clock.now() })
    .where(eq(payoutsTable.pilotId, pilot.id))
  await enqueueScheduledJob(db, "retry-payouts")
  await mailsAbout(db, `Ausgezahlt: ${title}`, pilot.email)

  await open(page, "/de/cockpit/einstellungen#anmeldungen")
  const security = page.getByRole("region", { name: "Anmeldungen und Sicherheit", exact: true })
  const lines = () => security.getByRole("listitem").allTextContents()
  await expect
    .poll(async () => (await lines()).join("\n"), PATIENCE)
    .toMatch(/Deine Bankverbindung wurde geändert/)
  await expect
    .poll(async () => {
      await page.reload()
      return (await lines()).join("\n")
    }, PATIENCE)
    .toMatch(/Eine Bestätigung in deinem Konto war falsch/)
})
