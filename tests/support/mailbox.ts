import { expect } from "vitest"
import type { Db } from "#platform/server/db.ts"
import { textMailedTo } from "#tests/support/account-steps.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { plain } from "#tests/support/parse-html.ts"
import { visibleLines } from "#tests/support/visible-text.ts"

/** Often enough; each look is a page for the product. */
const LOOKS = { timeout: 20_000, interval: 200 }

/** What the mailbox page lists for an address, the newest mail first. */
export async function mailsFor(email: string): Promise<string[]> {
  return (await entriesFor(email)).map(({ text }) => text)
}

/** The newest mail to an address whose subject holds `about`, as text, once it is there. */
export async function lastMailTo(db: Db, email: string, about: string): Promise<string> {
  const read = () => textMailedTo(db, email, about)
  await expect.poll(read, { timeout: 20_000 }).not.toBe("")
  return read()
}

/** Mails whose code has been read: the next code is in a newer one, which may not have come yet. */
const usedMails = new Set<string>()

/** The six digits of the next mail to an address whose subject holds `about`, once it is there. */
export async function codeFor(email: string, about = "Dein Code"): Promise<string> {
  const path = await pathOfMail(email, about, (path) => !usedMails.has(path))
  usedMails.add(path)
  const text = visibleLines(await mailAt(path)).join("\n")
  const code = /\d{6}/.exec(text.replace(/(?<=\d)\s(?=\d)/g, ""))?.[0]
  if (!code) throw new Error(`no code in the mail to ${email}`)
  return code
}

/** The path of the direct-login link in the newest code mail to an address, once it is there. */
export async function directLinkFor(email: string): Promise<string> {
  const link = /<a\b[^>]*\shref="([^"]*)"[^>]*>(?:(?!<\/a>).)*Direkt anmelden/s
  const mail = await mailAt(await pathOfMail(email, "Dein Code"))
  const { pathname, search } = new URL(plain(link.exec(mail)?.[1] ?? ""))
  return pathname + search
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

/** Where the newest mail to an address is whose subject holds `about`, once it is there. */
async function pathOfMail(email: string, about: string, counts = (_path: string) => true) {
  const newest = async () => {
    const mails = (await entriesFor(email)).filter(({ text }) => text.includes(about))
    return mails.find(({ path }) => counts(path))?.path
  }
  await expect.poll(newest, LOOKS).toBeDefined()
  return (await newest()) ?? ""
}

async function mailAt(path: string): Promise<string> {
  return plain(/\ssrcDoc="([^"]*)"/i.exec(await read(path))?.[1] ?? "")
}

async function read(path: string): Promise<string> {
  return (await fetch(ownProduct.url + path)).text()
}
