import { readFile } from "node:fs/promises"
import { eq } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { makePaymentFlag } from "#db/seed/factories/make-payment-flag.ts"
import { ADMIN_EMAIL } from "#db/seed/people/demo-logins.ts"
import { BANK_TRANSFERS_PATH } from "#features/bank-transfers/bank-transfer.ts"
import { paymentsTable } from "#features/payments/server/payments-tables.ts"
import { axeFindings, DESKTOP, letIn, open, visit } from "#tests/support/browser.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"
import { startProduct } from "#tests/support/start-product.ts"

/*
 * Finance transfers a refund that came back for good: an account, a file for the bank, and what the
 * statement says.
 */

// a product of its own, which knows the operator's account
let product: Awaited<ReturnType<typeof startProduct>>

beforeAll(async () => {
  product = await startProduct({ OPERATOR_IBAN: "DE02120300000000202051" })
  const database = openProductDatabase(product.dataDir)
  try {
    const [payment] = await database.db
      .select({ id: paymentsTable.id })
      .from(paymentsTable)
      .where(eq(paymentsTable.status, "captured"))
      .limit(1)
    if (!payment) throw new Error("the demo world has no payment")
    const reason = "refund_came_back" as const
    await makePaymentFlag(database.db, { reason, amountCents: 6_875, paymentId: payment.id })
  } finally {
    await database.close()
  }
})
afterAll(() => product.stop())

test("finance prepares a transfer, makes the file for the bank and marks it as done", async () => {
  const office = await visit({ ...DESKTOP, baseURL: product.url })
  await letIn(office, ADMIN_EMAIL, product)
  await open(office, BANK_TRANSFERS_PATH)
  await office.getByRole("heading", { name: "Überweisungen", level: 1 }).waitFor()
  expect(await axeFindings(office)).toEqual([])
  await office.getByLabel("Konto von").fill("Lena Große")
  await office.getByLabel("IBAN").fill("DE89 3704 0044 0532 0130 01")
  await office.getByRole("button", { name: "Überweisung vorbereiten" }).click()
  await office.getByText("Die Prüfziffern passen nicht.").waitFor()
  await office.getByLabel("IBAN").fill("DE89 3704 0044 0532 0130 00")
  await office.getByRole("button", { name: "Überweisung vorbereiten" }).click()
  await office.getByText("IBAN …3000").waitFor()

  await office.getByRole("button", { name: "Datei für die Bank erstellen" }).click()
  const started = office.waitForEvent("download")
  await office.getByRole("link", { name: "XML" }).click()
  const xml = await readFile(await (await started).path(), "utf8")
  expect(xml).toContain("urn:iso:std:iso:20022:tech:xsd:pain.001.001.09")
  expect(xml).toContain("<Nm>Lena Grosse</Nm>")
  expect(xml).toContain("<IBAN>DE89370400440532013000</IBAN>")

  await office.getByRole("button", { name: /^Ausgeführt: 68,75/ }).click()
  await office.getByText("ausgeführt").waitFor()
  expect(await axeFindings(office)).toEqual([])
})
