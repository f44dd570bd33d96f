import { afterAll, expect, test } from "vitest"
import { makeVoucher } from "#db/seed/factories/make-voucher.ts"
import { CREDIT_PATH, REDEEM_PATH } from "#features/vouchers/credit-path.ts"
import { clock } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { formatDay, HOME_ZONE } from "#platform/time.ts"
import { arrive, axeFindings, open, PHONE, signIn, visit } from "#tests/support/browser.ts"
import { lastMailTo } from "#tests/support/mailbox.ts"
import { makeLogin } from "#tests/support/make-login.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"

const { db, close } = openProductDatabase(ownProduct.dataDir)
afterAll(close)

test.each([
  ["a phone", PHONE],
  ["a desktop", {}],
] as const)(
  "on %s whoever leaves reads before the click what becomes of the credit, and redeems it later",
  async (where, device) => {
    const email = `geht-${where === "a phone" ? "mobil" : "tisch"}@flug.example`
    const { id } = await makeLogin(db, { email, firstName: "Edda" })
    const ends = [1, 2].map((years) => new Date(clock.now().getTime() + days(365 * years)))
    for (const [index, validUntil] of ends.entries()) {
      await makeVoucher(db, { ownerId: id, valueCents: index === 0 ? 6_000 : 4_000, validUntil })
    }

    const page = await visit(device)
    await signIn(page, email)
    await open(page, "/de/cockpit/einstellungen")
    const deletion = page.getByRole("region", { name: "Konto löschen", exact: true })
    await deletion.getByText("Du hast noch 100,00 € Guthaben.").waitFor()
    for (const end of ends) {
      await deletion.getByText(`gültig wie bisher bis ${formatDay(end, HOME_ZONE)}.`).waitFor()
    }
    expect(await axeFindings(page)).toEqual([])
    await deletion.getByRole("button", { name: "Konto löschen" }).click()
    await page.getByLabel("Tipp deine Mailadresse ein").fill(email)
    await page.getByRole("button", { name: "Endgültig löschen" }).click()
    await arrive(page, "**/de/konto-geloescht")

    const mail = await lastMailTo(db, email, "Dein Konto ist gelöscht")
    const codes = mail.match(/[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/g) ?? []
    expect(codes).toHaveLength(2)

    const finder = await makeLogin(db, { email: `findet-${email}` })
    await signIn(page, finder.email)
    for (const code of codes) {
      await open(page, `${REDEEM_PATH}?code=${code}`)
      await page.getByRole("button", { name: "Meinem Guthaben gutschreiben" }).click()
      await page.getByRole("link", { name: "Flug aussuchen" }).waitFor()
    }
    await open(page, CREDIT_PATH)
    await page.getByText("100,00 €").first().waitFor()
  },
)
