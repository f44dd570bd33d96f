import { asc } from "drizzle-orm"
import { expect, test } from "vitest"
import { makeFailedMail } from "#db/seed/factories/make-failed.ts"
import { clock } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { mailsTable } from "#platform/server/mail.ts"
import { testDatabase } from "#tests/support/database.ts"
import { dropMailTexts, MAIL_TEXT_KEPT_DAYS } from "./drop-mail-texts.ts"

const db = await testDatabase()

const mailOf = (age: number, status: "sent" | "failed" | "queued") =>
  makeFailedMail(db, {
    status,
    createdAt: new Date(clock.now().getTime() - days(age)),
    attachments: [{ filename: "flug.ics", contentType: "text/calendar", content: "BEGIN" }],
  })

test("text and attachments of a mail are gone after 90 days, in as many batches as it takes, and all else stays", async () => {
  await mailOf(MAIL_TEXT_KEPT_DAYS - 1, "sent")
  for (const status of ["sent", "sent", "failed"] as const) await mailOf(91, status)
  await mailOf(91, "queued")
  await dropMailTexts(db, { batch: 2 })
  const mails = await db.select().from(mailsTable).orderBy(asc(mailsTable.number))
  expect(mails.map(({ text, html, attachments }) => [text, html, attachments.length])).toEqual([
    ["Zugesagt", "<p>Zugesagt</p>", 1],
    ["", "", 0],
    ["", "", 0],
    ["", "", 0],
    ["Zugesagt", "<p>Zugesagt</p>", 1],
  ])
  expect(new Set(mails.map(({ subject }) => subject))).toEqual(
    new Set(["Zugesagt: Übers Watt nach Juist"]),
  )
})
