import type { Page } from "playwright-core"
import { expect } from "vitest"

/** What the mailbox page lists for an address, the newest mail first. */
export async function mailsFor(page: Page, email: string): Promise<string[]> {
  const mailbox = await page.context().newPage()
  await mailbox.goto("/dev/postfach")
  const entries = await mailbox.getByRole("listitem").filter({ hasText: email }).allTextContents()
  await mailbox.close()
  return entries
}

/** The six digits of the newest code mail to an address, once it is there. */
export async function codeFor(page: Page, email: string): Promise<string> {
  await expect
    .poll(() => mailsFor(page, email), { timeout: 20_000 })
    .toContainEqual(expect.stringContaining("Dein Code"))
  const mailbox = await page.context().newPage()
  await mailbox.goto("/dev/postfach")
  const newest = mailbox
    .getByRole("listitem")
    .filter({ hasText: email })
    .filter({ hasText: "Dein Code" })
  await newest.first().getByRole("link").first().click()
  const text = (await mailbox.frameLocator("iframe").locator("body").textContent()) ?? ""
  await mailbox.close()
  const code = /\d{6}/.exec(text.replace(/(?<=\d)\s(?=\d)/g, ""))?.[0]
  if (!code) throw new Error(`no code in the mail to ${email}`)
  return code
}
