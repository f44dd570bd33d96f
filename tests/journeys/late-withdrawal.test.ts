import { afterAll, expect, test } from "vitest"
import { makeVoucher } from "#db/seed/factories/make-voucher.ts"
import { ADMIN_EMAIL } from "#db/seed/people/demo-logins.ts"
import { CREDIT_PATH } from "#features/vouchers/credit-path.ts"
import { withdrawableUntil } from "#features/vouchers/withdrawal-period.ts"
import { WITHDRAWAL_LIST } from "#features/withdrawals/withdrawal-list.ts"
import { clock } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { formatDay, HOME_ZONE } from "#platform/time.ts"
import { axeFindings, letIn, open, PHONE, visit } from "#tests/support/browser.ts"
import { lastMailTo } from "#tests/support/mailbox.ts"
import { makeLogin } from "#tests/support/make-login.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"

const { db, close } = openProductDatabase(ownProduct.dataDir)
afterAll(close)

test("who withdraws from a voucher too late reads when the period ended, and the office answers from the case", async () => {
  const email = "zu-spaet@flug.example"
  const buyer = await makeLogin(db, { email, firstName: "Runa" })
  const activatedAt = new Date(clock.now().getTime() - days(40))
  const voucher = await makeVoucher(db, { buyerEmail: email, buyerId: buyer.id, activatedAt })
  const lastDay = withdrawableUntil(activatedAt)

  const page = await visit(PHONE)
  await letIn(page, email)
  await open(page, CREDIT_PATH)
  await page.getByText(`Widerrufsfrist endete am ${formatDay(lastDay, HOME_ZONE)}`).waitFor()

  await open(page, "/de/widerruf")
  await page.getByLabel("Welchen Vertrag?").fill("Den Gutschein für Inge")
  await page.getByLabel("Dein Name").fill("Runa Spät")
  await page.getByRole("button", { name: "Vertrag widerrufen" }).click()
  await page.getByRole("button", { name: "Widerruf bestätigen" }).click()
  await page.getByRole("heading", { name: "Dein Widerruf ist eingegangen" }).waitFor()
  const receipt = await lastMailTo(db, email, "Dein Widerruf ist eingegangen")
  expect(receipt).toContain("war die Frist schon vorbei")
  expect(receipt).toContain(formatDay(lastDay, HOME_ZONE))

  const office = await visit()
  await letIn(office, ADMIN_EMAIL)
  await open(office, `${WITHDRAWAL_LIST.path}?suche=${encodeURIComponent(email)}`)
  await office.getByRole("link", { name: "Runa Spät" }).click()
  await office.getByText(`Gutschein ${voucher.id},`).waitFor()
  await office.getByText(`Die 14 Tage endeten am ${formatDay(lastDay, HOME_ZONE)}.`).waitFor()
  expect(await office.getByRole("button", { name: /Zurücknehmen/ }).count()).toBe(0)
  const field = office.getByLabel("Deine Antwort")
  expect(await field.inputValue()).toContain(
    `der letzte Tag war der ${formatDay(lastDay, HOME_ZONE)}`,
  )
  expect(await axeFindings(office)).toEqual([])
  await field.fill(`${await field.inputValue()}\nDas Team`)
  await office.getByRole("button", { name: "Antwort schicken" }).dblclick()
  await office.getByText("Geschickt").waitFor()
  await office.getByText("Das Team").waitFor()
  expect(await field.inputValue()).toBe("")
  expect(await axeFindings(office)).toEqual([])

  const reply = await lastMailTo(db, email, "Antwort auf deinen Widerruf")
  expect(reply).toContain("nehmen wir den Gutschein nicht zurück")
  expect(reply).toContain("Das Team")
})
