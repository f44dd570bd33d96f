import { randomUUID } from "node:crypto"
import { and, eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { eventsTable } from "#platform/server/events.ts"
import { mailsTable } from "#platform/server/mail.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"

const db = await testDatabase()
const { call } = testApplication(db)
const support = await makeUser(db, { officeRoles: ["support"] })
const finance = await makeUser(db, { officeRoles: ["finance"] })

function correct(bookingId: number, body: object, as = support.id) {
  return call("POST", `/api/bookings/${bookingId}/guest-phone`, {
    as,
    body: { reason: "Zahlendreher, am Telefon vorgelesen.", ...body },
    headers: { "idempotency-key": randomUUID() },
  })
}

const phoneOf = async (id: number) =>
  (await db.select().from(usersTable).where(eq(usersTable.id, id)))[0]?.phone

test("the guest's number is another one, who did it and why is written down, and the guest is told without it", async () => {
  const guest = await makeUser(db)
  const { id } = await makeBooking(db, { passengerId: guest.id })
  expect((await correct(id, { phone: "0170 1234567" })).json).toEqual({ isChanged: true })
  expect(await phoneOf(guest.id)).toBe("+491701234567")
  const of = (kind: string, entityId: number) =>
    db
      .select()
      .from(eventsTable)
      .where(and(eq(eventsTable.kind, kind), eq(eventsTable.entityId, entityId)))
  expect(await of("user.phone_given", guest.id)).toMatchObject([
    { actorKind: "admin", actorId: support.id },
  ])
  const [event] = await of("booking.phone_corrected_by_office", id)
  expect(event).toMatchObject({ actorKind: "admin", data: { noteId: expect.any(Number) } })
  expect(JSON.stringify(event?.data)).not.toContain("1234567")
  await workOff(db)
  const mails = await db.select().from(mailsTable).where(eq(mailsTable.recipient, guest.email))
  const told = mails.find(({ subject }) => subject.startsWith("Deine Telefonnummer ist geändert: "))
  expect(told).toBeDefined()
  expect(JSON.stringify(told)).not.toContain("1234567")
})

test("the same once more changes nothing and tells nobody", async () => {
  const { id } = await makeBooking(db)
  await correct(id, { phone: "0170 1234567" })
  expect((await correct(id, { phone: "+49 170 1234567" })).json).toEqual({ isChanged: false })
  const of = and(
    eq(eventsTable.kind, "booking.phone_corrected_by_office"),
    eq(eventsTable.entityId, id),
  )
  expect(await db.$count(eventsTable, of)).toBe(1)
})

test("what is no number, has no reason, or comes from who may not, changes nothing", async () => {
  const guest = await makeUser(db)
  const { id } = await makeBooking(db, { passengerId: guest.id })
  expect(JSON.stringify((await correct(id, { phone: "12" })).json.message)).toContain("mit Vorwahl")
  expect((await correct(id, { phone: "0170 1234567", reason: " " })).status).not.toBe(200)
  expect((await correct(id, { phone: "0170 1234567" }, finance.id)).status).toBe(403)
  expect(await phoneOf(guest.id)).toBeNull()
})
