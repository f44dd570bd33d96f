import type { Page } from "playwright-core"
import { expect } from "vitest"
import type { Db } from "#platform/server/db.ts"
import { textMailedTo } from "#tests/support/account-steps.ts"

/** What the mailbox page lists for an address, the newest mail first. */
export async function mailsFor(page: Page, email: string): Promise<string[]> {
  const mailbox = await page.context().newPage()
  await mailbox.goto("/dev/postfach")
  const entries = await mailbox.getByRole("listitem").filter({ hasText: email }).allTextContents()
  await mailbox.close()
  return entries
}

/** The newest mail to an address whose subject holds `about`, as text, once it is there. */
export async function lastMailTo(db: Db, email: string, about: string): Promise<string> {
  const read = () => textMailedTo(db, email, about)
  await expect.poll(read, { timeout: 20_000 }).not.toBe("")
  return read()
}

/** The six digits of the newest mail to an address whose subject holds `about`, once it is there. */
export async function codeFor(page: Page, email: string, about = "Dein Code"): Promise<string> {
  const mailbox = await openCodeMail(page, email, about)
  const text = (await mailbox.frameLocator("iframe").locator("body").textContent()) ?? ""
  await mailbox.close()
  const code = /\d{6}/.exec(text.replace(/(?<=\d)\s(?=\d)/g, ""))?.[0]
  if (!code) throw new Error(`no code in the mail to ${email}`)
  return code
}

/** The path of the direct-login link in the newest code mail to an address, once it is there. */
export async function directLinkFor(page: Page, email: string): Promise<string> {
  const mailbox = await openCodeMail(page, email)
  const link = mailbox.frameLocator("iframe").getByRole("link", { name: "Direkt anmelden" })
  const { pathname, search } = new URL((await link.getAttribute("href")) ?? "")
  await mailbox.close()
  return pathname + search
}

async function openCodeMail(page: Page, email: string, about = "Dein Code"): Promise<Page> {
  await expect
    .poll(() => mailsFor(page, email), { timeout: 20_000 })
    .toContainEqual(expect.stringContaining(about))
  const mailbox = await page.context().newPage()
  await mailbox.goto("/dev/postfach")
  const newest = mailbox.getByRole("listitem").filter({ hasText: email }).filter({ hasText: about })
  await newest.first().getByRole("link").first().click()
  return mailbox
}
