import { asc } from "drizzle-orm"
import { expect } from "vitest"
import { checkoutsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { notificationsTable } from "#features/notifications/server/notifications-table.ts"
import { occurrencesTable } from "#features/occurrences/server/occurrences-table.ts"
import { paymentsTable } from "#features/payments/server/payments-tables.ts"
import type { Db } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import { mailsTable } from "#platform/server/mail.ts"
import type { testApplication } from "#tests/support/application.ts"
import { textOfPdf } from "#tests/support/pdf-text.ts"
import { rawWordsIn } from "#tests/support/raw-words.ts"
import { accessCookieFor } from "#tests/support/sign-in.ts"
import { mainOf, titleOf, visibleLines } from "#tests/support/visible-text.ts"

export interface Reader {
  /** Nothing: a visitor. */
  id?: number
  name: string
  /** What their browser holds besides the session. */
  cookie?: string
}

/** Writes down what people read of the product, in the order in which they read it. */
export function textBook(db: Db, { app, call }: ReturnType<typeof testApplication>) {
  const written: string[] = []
  const glanced: string[] = []
  let mailsRead = 0
  let bellsRead = 0

  function write(heading: string, lines: readonly string[]) {
    written.push(`── ${heading}`, ...lines.map((line) => line.trimEnd()), "")
  }

  async function ask(reader: Reader, path: string): Promise<Response> {
    const session = reader.id === undefined ? "" : await accessCookieFor(db, reader.id)
    return app.request(`${env().PUBLIC_URL}${path}`, {
      headers: { cookie: [session, reader.cookie].filter(Boolean).join("; ") },
    })
  }

  async function open(reader: Reader, path: string): Promise<Response> {
    const answer = await ask(reader, path)
    if (answer.status !== 200) throw new Error(`${reader.name}: ${path} answered ${answer.status}`)
    return answer
  }

  return {
    chapter(title: string) {
      written.push(`════ ${title} ════`, "")
    },

    /** What somebody sees on a page, without the frame around it. */
    async page(reader: Reader, path: string) {
      const html = await (await open(reader, path)).text()
      write(`${reader.name} liest ${path}`, [titleOf(html), ...visibleLines(mainOf(html))])
    },

    async pdf(reader: Reader, path: string) {
      const bytes = await (await open(reader, path)).arrayBuffer()
      write(`${reader.name} druckt ${path}`, textOfPdf(new Uint8Array(bytes)).split("\n"))
    },

    /** The text of a page, frame included, of which nobody needs to read every version. */
    async glance(reader: Reader, path: string) {
      const answer = await ask(reader, path)
      const html = await answer.text()
      glanced.push(...visibleLines(html).map((line) => `${path}: ${line}`))
    },

    /** What has been mailed since it was asked the last time, with its enclosures. */
    async mails() {
      const all = await db.select().from(mailsTable).orderBy(asc(mailsTable.number))
      const fresh = all.slice(mailsRead)
      mailsRead = all.length
      const read = fresh.map(({ recipient, subject, text, attachments }) => ({
        heading: `Mail an ${recipient}`,
        lines: [`Betreff: ${subject}`, ...linesOf(text), ...attachments.flatMap(linesOfEnclosure)],
      }))
      // jobs of the same instant run in any order
      const byReader = read.toSorted((a, b) => byText(nameOf(a), nameOf(b)))
      for (const { heading, lines } of byReader) write(heading, lines)
    },

    /** What bells have rung since it was asked the last time. */
    async bells(...readers: Reader[]) {
      const [newest] = await db
        .select({ id: notificationsTable.id })
        .from(notificationsTable)
        .orderBy(asc(notificationsTable.id))
        .offset(bellsRead)
      for (const { id, name } of readers) {
        const { json } = await call("GET", `/api/users/${id}/notifications`, { as: id ?? 0 })
        const fresh = json.filter((bell: { id: number }) => newest && bell.id >= newest.id)
        const lines = fresh.map((bell: { text: string }) => bell.text)
        if (lines.length > 0) write(`Bei ${name} läutet es`, lines.toSorted(byText))
      }
      bellsRead = (await db.select().from(notificationsTable)).length
    },

    /** Every line that shows what no sentence may show, with what that is. */
    rawWords() {
      return [...written, ...glanced]
        .map((line) => ({ line, raw: rawWordsIn(line) }))
        .filter(({ raw }) => raw.length > 0)
    },

    /** Everything, with a stand-in for whatever is drawn by lot. */
    async text(): Promise<string> {
      const refs = [
        ...(await db.select({ ref: checkoutsTable.ref }).from(checkoutsTable)),
        ...(await db.select({ ref: paymentsTable.ref }).from(paymentsTable)),
        ...(await db.select({ ref: occurrencesTable.ref }).from(occurrencesTable)),
      ]
      let text = written.join("\n")
      for (const { ref } of refs) text = text.replaceAll(ref, "REFERENZ")
      expect(text).not.toBe("")
      return text
        .replaceAll(env().PUBLIC_URL, "https://aufwind.example")
        .replaceAll(new URL(env().PUBLIC_URL).host, "aufwind.example")
        .replaceAll(/\b[\dA-HJKMNP-TV-Z]{4}(?:-[\dA-HJKMNP-TV-Z]{4}){2}\b/g, "GUTS-CHEI-N234")
        .replaceAll(/…[\dA-HJKMNP-TV-Z]{4}\b/g, "…N234")
        .replaceAll(/\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g, "KENNUNG")
        .replaceAll(SIGNATURE, "SIGNATUR")
        .replaceAll("\u00a0", " ")
    },
  }
}

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
}

type Enclosure = (typeof mailsTable.$inferSelect)["attachments"][number]

/** Of a link that carries its own proof: made with a secret that each machine draws for itself. */
const SIGNATURE = /(?<=[?&]t=[\d-]+-)[\w-]{16}(?![\w-])/g

/** Long lines of a calendar are folded, ends of lines in its texts escaped (RFC 5545, 3.1 and 3.3.11). */
const FOLD = /\r?\n[ \t]/g
const LINE_END = "\\n"
const CALENDAR_TEXTS = /^(?:SUMMARY|LOCATION|DESCRIPTION|STATUS)\b.*$/gm

function linesOfEnclosure({ filename, content, encoding }: Enclosure): string[] {
  const read = filename.endsWith(".pdf")
    ? textOfPdf(Buffer.from(content, encoding ?? "utf8"))
    : content.replaceAll(FOLD, "").match(CALENDAR_TEXTS)?.join("\n").replaceAll(LINE_END, "\n")
  return [`Beilage ${filename}:`, ...linesOf(read ?? "")]
}

const nameOf = ({ heading, lines }: { heading: string; lines: string[] }) => heading + lines[0]

function byText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
