import { eq } from "drizzle-orm"
import { createElement } from "react"
import { Text } from "react-email"
import { beforeEach, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { listOpenCases } from "#features/admin/server/open-cases.ts"
import { notificationsTable } from "#features/notifications/server/notifications-table.ts"
import { openCasesOfBookings } from "#features/office-bookings/server/open-cases-of-bookings.ts"
import { inTransaction } from "#platform/server/db.ts"
import { eventsTable } from "#platform/server/events.ts"
import { mailsQueue, mailsTable, sendMail } from "#platform/server/mail.ts"
import { isAddressRefused, isRefusedForGood } from "#platform/server/refused-addresses.ts"
import { requeueMail } from "#platform/server/sent-mails/requeue-mail.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { receiveMails, refuseRecipient } from "#tests/support/smtp.ts"

const HELLO = createElement(Text, null, "Hallo.")

const received = receiveMails()
const db = await testDatabase()

const admin = await makeUser(db, { isAdmin: true })
const ADMIN = {
  kind: "user",
  userId: admin.id,
  isPilot: false,
  isAdmin: true,
  officeRoles: ["owner"],
} as const

beforeEach(() => {
  received.length = 0
})

let sent = 0

async function send(to: string, containsCode = false): Promise<string> {
  sent += 1
  const key = `refused/${sent}`
  const mail = { key, kind: "event", to, subject: "Neues", body: HELLO, containsCode }
  await inTransaction(db, (tx) => sendMail(tx, mail))
  await workOff(db)
  return key
}

const mailOf = async (key: string) =>
  (await db.select().from(mailsTable).where(eq(mailsTable.key, key)))[0]

const refusedEvents = () =>
  db.select().from(eventsTable).where(eq(eventsTable.kind, "mail.address_refused"))

test("what a server refuses for good is tried once, marks the address and stops everything but codes", async () => {
  const { email } = await makeUser(db)
  refuseRecipient(email, 550, "5.1.1 no such user")
  const first = await send(email)
  expect(await mailOf(first)).toMatchObject({ status: "failed", attempts: 1 })
  expect(await isAddressRefused(db, email)).toBe(true)
  expect(await refusedEvents()).toHaveLength(1)

  refuseRecipient(email)
  const second = await send(email)
  expect(received).toEqual([])
  expect(await mailOf(second)).toMatchObject({ status: "failed", attempts: 0 })

  // the code arrives: the address works again
  await send(email, true)
  expect(received).toHaveLength(1)
  expect(await isAddressRefused(db, email)).toBe(false)
  await send(email)
  expect(received).toHaveLength(2)
})

test("what the back office tries again is really tried", async () => {
  const { email } = await makeUser(db)
  refuseRecipient(email, 551)
  const mail = await mailOf(await send(email))
  refuseRecipient(email)
  await inTransaction(db, (tx) => requeueMail(tx, mail?.number ?? 0))
  await workOff(db)
  expect(received).toHaveLength(1)
  expect(await isAddressRefused(db, email)).toBe(false)
})

test("what a server refuses for now, or by its policy, marks nobody and is tried again", async () => {
  for (const [code, answer] of [
    [450, "4.2.2 mailbox full"],
    [550, "5.7.1 relaying denied"],
  ] as const) {
    const { email } = await makeUser(db)
    refuseRecipient(email, code, answer)
    const key = `later/${code}`
    const mail = { key, kind: "event", to: email, subject: "Neues", body: HELLO }
    await inTransaction(db, (tx) => sendMail(tx, mail))
    const row = await mailOf(key)
    await expect(mailsQueue.run(db, { mailId: row?.id })).rejects.toThrow()
    expect(await mailOf(key)).toMatchObject({ status: "queued", attempts: 1 })
    expect(await isAddressRefused(db, email)).toBe(false)
    refuseRecipient(email)
    await workOff(db)
  }
})

test("only an answer to RCPT TO is about an address", () => {
  const refusal = (command: string, responseCode: number, response: string) =>
    isRefusedForGood(Object.assign(new Error("no"), { command, responseCode, response }))
  expect(refusal("RCPT TO", 550, "550 5.1.1 unknown")).toBe(true)
  expect(refusal("RCPT TO", 553, "553 no such mailbox")).toBe(true)
  expect(refusal("RCPT TO", 450, "450 later")).toBe(false)
  expect(refusal("RCPT TO", 550, "550 5.7.1 not allowed")).toBe(false)
  expect(refusal("MAIL FROM", 550, "550 5.1.8 sender")).toBe(false)
  expect(refusal("DATA", 554, "554 spam")).toBe(false)
})

test("its owner reads it by the bell, and a booking ahead becomes a case of the back office", async () => {
  const guest = await makeUser(db)
  const { id } = await makeBooking(db, { passengerId: guest.id })
  await workOff(db)
  expect((await openCasesOfBookings(db, id)).get(id)).toBeUndefined()
  refuseRecipient(guest.email, 550)
  await send(guest.email)
  const bells = await db
    .select()
    .from(notificationsTable)
    .where(eq(notificationsTable.userId, guest.id))
  expect(bells).toContainEqual(expect.objectContaining({ kind: "address-refused" }))
  expect(await listOpenCases(db, ADMIN)).toContainEqual(
    expect.objectContaining({ key: `address/${id}-guest` }),
  )
  expect((await openCasesOfBookings(db, id)).get(id)).toMatchObject([
    { title: "Adresse, die keine Mails annimmt", key: `address/${id}-guest` },
  ])
  refuseRecipient(guest.email)
  await send(guest.email, true)
  expect((await openCasesOfBookings(db, id)).get(id)).toBeUndefined()
})
