import { afterAll, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { APPROVALS_PATH } from "#features/approvals/approval-paths.ts"
import { adminBookingPath } from "#features/bookings/core/admin-booking-path.ts"
import { sentenceOfMissingRight } from "#features/office-roles/office-role-labels.ts"
import { TEAM_PATH } from "#features/office-team/office-team.ts"
import { REFUND_LIST } from "#features/payments/refund-list.ts"
import { axeFindings, DESKTOP, letIn, open, PHONE, visit } from "#tests/support/browser.ts"
import { makePasskey } from "#tests/support/factor-steps.ts"
import { makeLogin } from "#tests/support/make-login.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"

const { db, close } = openProductDatabase(ownProduct.dataDir)
afterAll(close)

test("an owner adds a support person, a second owner agrees, and that person looks at bookings and cannot refund", async () => {
  const [owner, other, support] = [
    await makeLogin(db, { isAdmin: true, firstName: "Olga", lastName: "Anfang" }),
    await makeLogin(db, { isAdmin: true, firstName: "Otto", lastName: "Zweit" }),
    await makeLogin(db, { firstName: "Susi", lastName: "Hilfreich" }),
  ]
  await makePasskey(db, support.id)

  const asking = await visit(DESKTOP)
  await letIn(asking, owner.email)
  await open(asking, TEAM_PATH)
  const form = asking.getByRole("region", { name: "Jemanden aufnehmen" })
  await form.getByRole("button", { name: "Aufnahme beantragen" }).click()
  await form.getByText("Sag mit mindestens 10 Zeichen, warum.").waitFor()
  await form.getByLabel("Mailadresse").fill(support.email)
  await form.getByRole("checkbox", { name: "Betreuung" }).check()
  await form.getByLabel("Warum").fill("Fängt am Montag bei uns an.")
  expect(await axeFindings(asking)).toEqual([])
  await form.getByRole("button", { name: "Aufnahme beantragen" }).click()
  await asking.getByText("Eine zweite Person entscheidet.").first().waitFor()
  await open(asking, APPROVALS_PATH)
  const own = asking.getByRole("region", { name: "Rollen ändern" }).filter({ hasText: "Hilfreich" })
  await own.getByRole("button", { name: "Zurückziehen" }).waitFor()
  expect(await own.getByRole("button", { name: "Freigeben" }).count()).toBe(0)

  const deciding = await visit(PHONE)
  await letIn(deciding, other.email)
  await open(deciding, APPROVALS_PATH)
  const request = deciding
    .getByRole("region", { name: "Rollen ändern" })
    .filter({ hasText: "Hilfreich" })
  await request.getByText("Betreuung").waitFor()
  expect(await axeFindings(deciding)).toEqual([])
  await request.getByRole("button", { name: "Freigeben" }).click()
  await deciding.getByText("Freigegeben und ausgeführt").first().waitFor()

  const booking = await makeBooking(db)
  const helping = await visit(DESKTOP)
  await letIn(helping, support.email)
  await open(helping, adminBookingPath(booking.id))
  await helping.getByRole("heading", { name: `Buchung ${booking.id}`, level: 1 }).waitFor()
  await open(helping, REFUND_LIST.path)
  await helping.getByRole("heading", { name: "Erstattungen", level: 1 }).waitFor()
  expect(await helping.getByRole("button", { name: "Noch einmal" }).count()).toBe(0)
  const menu = helping.getByRole("navigation", { name: "Verwaltung" }).first()
  await menu.getByRole("link", { name: "Buchungen" }).waitFor()
  expect(await menu.getByRole("link", { name: "Buch", exact: true }).count()).toBe(0)
  const refused = await helping.request.post("/api/refunds/1/retry", {
    headers: { origin: ownProduct.url },
    data: { note: "Der Zahlungsdienst war gestört." },
  })
  expect(refused.status()).toBe(403)
  expect((await refused.json()).message).toBe(sentenceOfMissingRight("refunds.retry"))
  await helping.goto("/de/verwaltung/buch")
  await helping.getByText(sentenceOfMissingRight("ledger.read")).waitFor()
})

test("the person whose booking was looked at reads it in the settings", async () => {
  const guest = await makeLogin(db)
  const office = await makeLogin(db, { officeRoles: ["support"], firstName: "Sina" })
  const booking = await makeBooking(db, { passengerId: guest.id })
  const looking = await visit(DESKTOP)
  await letIn(looking, office.email)
  await open(looking, adminBookingPath(booking.id))
  const page = await visit(PHONE)
  await letIn(page, guest.email)
  await open(page, "/de/cockpit/einstellungen")
  const looks = page.getByRole("region", { name: "Wer hat in deine Daten geschaut?" })
  await looks.getByText("Eine Buchung").waitFor()
  expect(await looks.getByText("Betreuung").count()).toBe(1)
  expect(await looks.getByText("Sina").count()).toBe(0)
})
