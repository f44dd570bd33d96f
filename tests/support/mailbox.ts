import { expect } from "vitest"
import type { Db } from "#platform/server/db.ts"
import { textMailedTo } from "#tests/support/account-steps.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { plain } from "#tests/support/parse-html.ts"
import { visibleLines } from "#tests/support/visible-text.ts"

/** Often enough; each look is a page for the product. */
const LOOKS = { timeout: 40_000, interval: 200 }

/** What the mailbox page lists for an address, the newest mail first. */
export async function mailsFor(email: string): Promise<string[]> {
  return (await entriesFor(email)).map(({ text }) => text)
}

/** The newest mail to an address whose subject holds `about`, as text, once it is there. */
export async function lastMailTo(db: Db, email: string, about: string): Promise<string> {
  const read = () => textMailedTo(db, email, about)
  await expect.poll(read, { timeout: 40_000 }).not.toBe("")
  return read()
}

/** The six digits of the next mail to an address whose subject holds `about`, once it is there. */
export async function codeFor(email: string, about = "Dein Code"): Promise<string> {
  const text = visibleLines(await nextMailTo(email, about)).join("\n")
  const code = /\d{6}/.exec(text.replace(/(?<=\d)\s(?=\d)/g, ""))?.[0]
  if (!code) throw new Error(`no code in the mail to ${email}`)
  return code
}

/** The path of the direct-login link in the next code mail to an address, once it is there. */
export async function directLinkFor(email: string): Promise<string> {
  const link = /<a\b[^>]*\shref="([^"]*)"[^>]*>(?:(?!<\/a>).)*Direkt anmelden/s
  const mail = await nextMailTo(email, "Dein Code")
  const { pathname, search } = new URL(plain(link.exec(mail)?.[1] ?? ""))
  return pathname + search
}

/** Mails that have been read: what is waited for is in a newer one, which may not have come yet. */
const usedMails = new Set<string>()

/** The newest mail to an address whose subject holds `about` and that nobody has read yet. */
async function nextMailTo(email: string, about: string): Promise<string> {
  const newest = async () =>
    (await entriesFor(email)).find(({ path, text }) => text.includes(about) && !usedMails.has(path))
  await expect.poll(newest, LOOKS).toBeDefined()
  const path = (await newest())?.path ?? ""
  usedMails.add(path)
  return plain(/\ssrcDoc="([^"]*)"/i.exec(await read(path))?.[1] ?? "")
}

interface Entry {
  path: string
  text: string
}

async function entriesFor(email: string): Promise<Entry[]> {
  const page = await read("/dev/postfach")
  return [...page.matchAll(/<li\b(?:(?!<\/li>).)*href="(\/dev\/postfach\/[^"]+)".*?<\/li>/gs)]
    .map(([item, path = ""]) => ({ path, text: visibleLines(item).join(" ") }))
    .filter(({ text }) => text.includes(email))
}

async function read(path: string): Promise<string> {
  return (await fetch(ownProduct.url + path)).text()
}
