import { eq } from "drizzle-orm"
import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { vouchersTable } from "#features/vouchers/server/vouchers-table.ts"
import { formatEuro } from "#platform/money.ts"
import { mailsTo } from "#tests/support/account-steps.ts"
import { booksOfCheckout } from "#tests/support/books.ts"
import { arrive, axeFindings, DESKTOP, letIn, open, PHONE, visit } from "#tests/support/browser.ts"
import { fillInGift, takeGiftToCheckout } from "#tests/support/gift-steps.ts"
import { lastMailTo } from "#tests/support/mailbox.ts"
import { makeLogin } from "#tests/support/make-login.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"

const { db, close } = openProductDatabase(ownProduct.dataDir)
afterAll(close)

const VOUCHER = 5_000

test("a voucher paid by debit comes with its money, and is credit to the cent once it is redeemed", async () => {
  const buyer = "lastschrift.kauft@aufwind.example"
  const receiver = await makeLogin(db)
  const page = await visit(PHONE)
  await orderByDebit(page, buyer, receiver.email)
  await page.getByText(/Dann gilt der Gutschein und geht an Inge\./).waitFor()
  await page.getByText("kommt, wenn das Geld da ist").waitFor()
  expect(await axeFindings(page)).toEqual([])
  expect(await lastMailTo(db, buyer, ": Lastschrift")).toContain(
    `Wir ziehen ${formatEuro(VOUCHER)} von deinem Konto ein`,
  )
  expect(await booksOfOrder(buyer)).toEqual({})
  expect(await mailsTo(db, receiver.email)).toEqual([])

  await playBank(page, "Geld ist da")
  await page.getByRole("heading", { name: "Der Gutschein ist bezahlt" }).waitFor()
  const present = await lastMailTo(db, receiver.email, "Ein Flug für dich")
  const [link = "", code = ""] = /\/de\/einloesen\?code=([\w-]+)/.exec(present) ?? []
  expect(await booksOfOrder(buyer)).toEqual({ captured: VOUCHER, voucher: -VOUCHER })
  const reader = await visit(DESKTOP)
  await letIn(reader, receiver.email)
  await open(reader, link)
  await reader.getByRole("button", { name: "Meinem Guthaben gutschreiben" }).click()
  await reader.getByRole("heading", { name: "In deinem Guthaben" }).waitFor()
  await reader.getByRole("link", { name: "Guthaben ansehen" }).click()
  await arrive(reader, "**/de/cockpit/guthaben")
  const available = reader.getByRole("region", { name: "Verfügbar" })
  await available.getByText(formatEuro(VOUCHER), { exact: true }).waitFor()
  await reader.getByText(code).waitFor()
})

test("a debit that the bank refuses leaves no voucher, and its mail leads to the form as it was", async () => {
  const [buyer, to] = ["lastschrift.platzt@aufwind.example", "bekommt.nichts@aufwind.example"]
  const page = await visit(DESKTOP)
  await orderByDebit(page, buyer, to)
  await playBank(page, "Lastschrift platzen lassen")
  await page.getByText("Zahlung abgelehnt.").waitFor()
  const letter = await lastMailTo(db, buyer, "hat nicht geklappt")
  expect(letter).toContain(`Deine Bank hat die ${formatEuro(VOUCHER)} nicht gezahlt`)
  expect(await booksOfOrder(buyer)).toEqual({})
  expect(await mailsTo(db, to)).toEqual([])

  // wherever the mail is read
  const elsewhere = await visit(PHONE)
  await open(elsewhere, /\/de\/fluggutschein-verschenken\?wie=[\w-]+/.exec(letter)?.[0] ?? "")
  const entries = await elsewhere
    .locator("form#gutschein")
    .evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)))
  expect(entries).toMatchObject({
    value: String(VOUCHER),
    recipientName: "Inge",
    senderName: "Lena und Paul",
    delivery: "now",
    recipientEmail: to,
  })
  await takeGiftToCheckout(elsewhere)
  await elsewhere.getByText(`Fluggutschein über ${formatEuro(VOUCHER)} für Inge`).waitFor()
})

async function orderByDebit(page: Page, buyer: string, to: string) {
  await fillInGift(page, to)
  await takeGiftToCheckout(page)
  await page.getByLabel("Deine E-Mail-Adresse").fill(buyer)
  await page.getByRole("radio", { name: /SEPA-Lastschrift/ }).check()
  await page.getByText(/Mit dem Mandat darf er den Betrag einmal/).waitFor()
  await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click()
  await arrive(page, "**/de/kasse/zahlung/*")
  await page.getByText(formatEuro(VOUCHER)).first().waitFor()
  await page.getByRole("button", { name: "Mandat erteilen" }).click()
  await arrive(page, "**/de/kasse/erfolg?*")
  await page.getByRole("heading", { name: "Deine Lastschrift läuft" }).waitFor()
}

/** What the bank says days later. */
async function playBank(page: Page, answer: string) {
  await page.getByRole("link", { name: "Bank spielen" }).click()
  await arrive(page, "**/de/kasse/zahlung/*")
  await page.getByText(formatEuro(VOUCHER)).first().waitFor()
  await page.getByRole("button", { name: answer }).click()
}

async function booksOfOrder(buyer: string) {
  const [voucher] = await db
    .select({ checkoutId: vouchersTable.checkoutId })
    .from(vouchersTable)
    .where(eq(vouchersTable.buyerEmail, buyer))
  if (!voucher?.checkoutId) throw new Error(`${buyer} has ordered no voucher`)
  return booksOfCheckout(db, voucher.checkoutId)
}
