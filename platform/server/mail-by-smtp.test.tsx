import { eq } from "drizzle-orm"
import { Text } from "react-email"
import { expect, test } from "vitest"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { receiveMails } from "#tests/support/smtp.ts"
import { inTransaction } from "./db.ts"
import { mailsQueue, mailsTable, sendMail } from "./mail.ts"

const received = receiveMails()
const db = await testDatabase()

const mail = (key: string) => ({
  key,
  kind: "booking",
  to: "lena@aufwind.example",
  subject: "Du fliegst mit",
  body: <Text>Zwei Plätze nach Juist, 137,50 €.</Text>,
  attachments: [{ filename: "flug.ics", contentType: "text/calendar", content: "BEGIN:VCALENDAR" }],
})

test("a mail leaves by SMTP once its transaction has committed, with text, attachment and a stable id", async () => {
  await inTransaction(db, (tx) => sendMail(tx, mail("booking/1")))
  await workOff(db)
  expect(received).toHaveLength(1)
  expect(received[0]).toMatchObject({
    subject: "Du fliegst mit",
    from: { address: "post@aufwind.example" },
    to: [{ address: "lena@aufwind.example" }],
    attachments: [{ filename: "flug.ics" }],
  })
  expect(received[0]?.text).toContain("Zwei Plätze nach Juist, 137,50 €.")
  const [row] = await db.select().from(mailsTable)
  expect(row).toMatchObject({ status: "sent" })
  expect(received[0]?.messageId).toBe(`<${row?.id}@localhost>`)
})

test("the same key is sent once, and a repeat carries the same Message-ID", async () => {
  received.length = 0
  await inTransaction(db, (tx) => sendMail(tx, mail("booking/2")))
  await inTransaction(db, (tx) => sendMail(tx, mail("booking/2")))
  await workOff(db)
  expect(received).toHaveLength(1)
  // the worker was killed after sending and before writing that down
  await db.update(mailsTable).set({ status: "queued" }).where(eq(mailsTable.key, "booking/2"))
  const [row] = await db.select().from(mailsTable).where(eq(mailsTable.key, "booking/2"))
  await mailsQueue.run(db, { mailId: row?.id })
  expect(received.map(({ messageId }) => messageId)).toEqual(Array(2).fill(received[0]?.messageId))
})

test("a transaction that fails sends nothing", async () => {
  received.length = 0
  const failing = inTransaction(db, async (tx) => {
    await sendMail(tx, mail("booking/3"))
    throw new Error("the booking failed")
  })
  await expect(failing).rejects.toThrow("the booking failed")
  await workOff(db)
  expect(received).toEqual([])
})
