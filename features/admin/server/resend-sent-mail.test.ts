import { randomUUID } from "node:crypto"
import { eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { insertRow } from "#db/seed/factories/insert-rows.ts"
import { makeFailedMail } from "#db/seed/factories/make-failed.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { clock } from "#platform/clock.ts"
import { eventsTable } from "#platform/server/events.ts"
import { mailsTable } from "#platform/server/mail.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { receiveMails } from "#tests/support/smtp.ts"
import { MAIL_TEXT_IS_DELETED } from "../resend-grounds.ts"

const received = receiveMails()
const db = await testDatabase()
const { call } = testApplication(db)
const admin = await makeUser(db, { isAdmin: true })

/** A mail that has left because of an event. */
async function sentMail(values: Partial<typeof mailsTable.$inferInsert> = {}) {
  const event = await insertRow(db, eventsTable, {
    kind: "booking.declined",
    entity: "booking",
    entityId: 1,
    actorKind: "system",
    data: {},
    at: clock.now(),
  })
  return makeFailedMail(db, {
    key: `event/${event.id}/passenger`,
    eventId: event.id,
    status: "sent",
    attempts: 0,
    problem: null,
    ...values,
  })
}

const resend = (number: number, ground = "not_arrived", key: string = randomUUID()) =>
  call("POST", `/api/mails/${number}/resending`, {
    as: admin.id,
    body: { ground },
    headers: { "idempotency-key": key },
  })

test("a mail that has left is sent again in the same words to the same address, and why is in the log", async () => {
  const mail = await sentMail()
  const before = received.length
  const answer = await resend(mail.number)
  expect(answer.status).toBe(200)
  await workOff(db)
  expect(received.slice(before).map(({ subject }) => subject)).toEqual([mail.subject])
  const [again] = await db
    .select()
    .from(mailsTable)
    .where(eq(mailsTable.number, answer.json.number))
  expect(again).toMatchObject({
    recipient: mail.recipient,
    text: mail.text,
    eventId: mail.eventId,
    status: "sent",
  })
  expect(again?.id).not.toBe(mail.id)
  const events = await db.select().from(eventsTable).where(eq(eventsTable.kind, "mail.resent"))
  expect(events).toMatchObject([
    { entityId: mail.number, actorId: admin.id, actorKind: "admin", reason: "not_arrived" },
  ])
})

test("a repeat with the same key sends nothing more, and three times are enough", async () => {
  const mail = await sentMail()
  const key = randomUUID()
  const first = await resend(mail.number, "wish", key)
  expect((await resend(mail.number, "wish", key)).json).toEqual(first.json)
  expect((await resend(mail.number)).status).toBe(200)
  expect((await resend(mail.number)).status).toBe(200)
  const fourth = await resend(mail.number)
  expect([fourth.status, fourth.json.message]).toEqual([
    422,
    "Diese Mail ist schon 3-mal noch einmal verschickt. Ruf lieber an.",
  ])
})

test("what waits, what failed, what holds a code, what tells of no event and what is a copy itself is not sent again", async () => {
  const copied = await sentMail()
  const copy = await resend(copied.number)
  const refused = [
    (await sentMail({ status: "queued" })).number,
    (await sentMail({ status: "failed" })).number,
    (await sentMail({ containsCode: true })).number,
    (await sentMail({ kind: "data-export" })).number,
    copy.json.number,
  ]
  for (const number of refused) expect((await resend(number)).status).toBe(422)
  expect((await resend(2_000_000)).status).toBe(404)
  expect((await resend(copied.number, "sonst")).status).toBe(400)
})

test("a mail whose text is deleted is not sent again, and neither is one that was given up", async () => {
  const gone = { html: "", text: "", attachments: [] }
  const old = await sentMail(gone)
  const answer = await resend(old.number)
  expect([answer.status, answer.json.message]).toEqual([422, MAIL_TEXT_IS_DELETED])
  const failed = await sentMail({ ...gone, status: "failed" })
  const retried = await call("POST", `/api/mails/${failed.number}/retry`, { as: admin.id })
  expect([retried.status, retried.json.message]).toEqual([422, MAIL_TEXT_IS_DELETED])
})
