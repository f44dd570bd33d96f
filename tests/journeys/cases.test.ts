import { afterAll, expect, test } from "vitest"
import { makeReview } from "#db/seed/factories/make-review.ts"
import { makeWithdrawal } from "#db/seed/factories/make-withdrawal.ts"
import { ADMIN_EMAIL } from "#db/seed/people/demo-logins.ts"
import { casePath } from "#features/cases/case-list.ts"
import { axeFindings, DESKTOP, letIn, open, PHONE, visit } from "#tests/support/browser.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"

const { db, close } = openProductDatabase(ownProduct.dataDir)
afterAll(close)

test("a case is opened by keyboard, taken and annotated, and the next one follows", async () => {
  const { ref } = await makeWithdrawal(db)
  await makeWithdrawal(db)
  const office = await visit(DESKTOP)
  await letIn(office, ADMIN_EMAIL)
  await open(office, "/de/verwaltung/faelle?art=geld")
  const row = office.getByRole("row").filter({ hasText: `Widerruf ${ref}` })
  await row.getByText("bei niemandem", { exact: true }).waitFor()
  const links = office.getByRole("rowgroup").last().getByRole("link")
  await links.first().focus()
  await office.keyboard.press("ArrowDown")
  expect(await links.nth(1).evaluate((link) => link === document.activeElement)).toBe(true)
  expect(await axeFindings(office)).toEqual([])

  await row.getByRole("link").focus()
  await office.keyboard.press("Enter")
  await office.getByRole("heading", { level: 1, name: `Widerruf ${ref}` }).waitFor()
  const desk = office.getByRole("region", { name: "Zuständig" })
  await desk.getByRole("button", { name: "Übernehmen" }).click()
  await desk.getByText("Liegt bei dir").waitFor()
  await desk.getByText("Notiz schreiben").click()
  await desk.getByLabel("Was andere zu diesem Fall wissen sollen").fill("Gast rief an.")
  await desk.getByRole("button", { name: "Notiz speichern" }).click()
  await desk.getByText("Gast rief an.").filter({ visible: true }).first().waitFor()
  for (const colorScheme of ["light", "dark"] as const) {
    await office.emulateMedia({ colorScheme })
    expect(await axeFindings(office), colorScheme).toEqual([])
  }

  await office.keyboard.press("Alt+ArrowDown")
  await office
    .getByRole("heading", { level: 1, name: `Widerruf ${ref}` })
    .waitFor({ state: "detached" })
  await office.getByRole("region", { name: "Zuständig" }).waitFor()
  await open(office, "/de/verwaltung/faelle?ansicht=meine&art=geld")
  await row.getByText("bei dir", { exact: true }).waitFor()
})

test("on a phone a case that has been decided leads to the next", async () => {
  const { id } = await makeReview(db, { noteToOffice: "Der Gurt hinten links klemmt." })
  await makeWithdrawal(db)
  const office = await visit(PHONE)
  await letIn(office, ADMIN_EMAIL)
  await open(office, casePath({ kind: "office-note", subject: String(id) }))
  await office.getByText(/^Liegt bei niemandem/).waitFor()
  await office.getByText("Der Gurt hinten links klemmt.").waitFor()
  expect(await axeFindings(office)).toEqual([])
  await office.getByRole("button", { name: /^Als gelesen markieren/ }).click()
  await office.getByText("Dieser Fall wartet nicht mehr").waitFor()
  await office.getByRole("link", { name: "Nächster Fall" }).click()
  await office.getByRole("region", { name: "Zuständig" }).waitFor()
})
