import { createElement } from "react"
import { expect, test } from "vitest"
import { sendMail } from "#platform/server/mail.ts"
import { testDatabase } from "#tests/support/database.ts"
import { findMail, listMails } from "./mailbox-queries.ts"

const db = await testDatabase()

test("mails are found by their id, with text and attachments", async () => {
  await sendMail(db, {
    key: "test/1",
    kind: "test",
    to: "lena@aufwind.example",
    subject: "Zugesagt",
    body: createElement("p", null, "Du fliegst mit"),
    attachments: [{ filename: "flug.ics", contentType: "text/calendar", content: "BEGIN" }],
  })
  const [row] = await listMails(db)
  expect(row).toMatchObject({ subject: "Zugesagt", attachmentCount: 1 })
  expect(await findMail(db, row?.id ?? "")).toMatchObject({
    recipient: "lena@aufwind.example",
    text: expect.stringContaining("Du fliegst mit"),
    attachments: [{ filename: "flug.ics" }],
  })
})

test("what is no id of a mail finds none", async () => {
  expect(await findMail(db, "quatsch")).toBeUndefined()
  expect(await findMail(db, "00000000-0000-4000-8000-000000000000")).toBeUndefined()
})
