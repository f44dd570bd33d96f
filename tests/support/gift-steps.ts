import type { Page } from "playwright-core"
import { arrive, open } from "#tests/support/browser.ts"

/** Opens the form of a voucher and fills it in: 50 € for Inge, sent at once. */
export async function fillInGift(page: Page, to: string): Promise<void> {
  await open(page, "/de/fluggutschein-verschenken")
  await page.getByText("50 €", { exact: true }).click()
  await page.getByLabel("Für", { exact: true }).fill("Inge")
  await page.getByLabel("Von", { exact: true }).fill("Lena und Paul")
  await page.getByLabel("Mailadresse der beschenkten Person").fill(to)
  // the preview follows what is typed
  await page.getByLabel("So sieht er aus").getByText("Lena und Paul").waitFor()
}

export async function takeGiftToCheckout(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Zur Kasse" }).filter({ visible: true }).click()
  await arrive(page, "**/de/kasse?*")
}
