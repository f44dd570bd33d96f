import { randomUUID } from "node:crypto"
import { eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { inTransaction } from "#platform/server/db.ts"
import { eventsTable } from "#platform/server/events.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { bookingNotesTable as notes } from "./booking-notes-table.ts"
import { eraseBookingNotes } from "./erase-booking-notes.ts"

const db = await testDatabase()
const { call } = testApplication(db)
const admin = await makeUser(db, { isAdmin: true })

async function note(bookingId: number, text: string, key = randomUUID()) {
  return call("POST", `/api/bookings/${bookingId}/notes`, {
    as: admin.id,
    body: { text },
    headers: { "idempotency-key": key },
  })
}

const of = (bookingId: number) => db.select().from(notes).where(eq(notes.bookingId, bookingId))

test("a note is kept with who wrote it and when; its event knows its number and none of its words", async () => {
  const { id } = await makeBooking(db)
  const answer = await note(id, "  Gast rief an,\nkommt später.  ")
  expect(answer.status).toBe(200)
  expect(await of(id)).toMatchObject([
    { id: answer.json.id, authorId: admin.id, text: "Gast rief an,\nkommt später." },
  ])
  const events = await db
    .select()
    .from(eventsTable)
    .where(eq(eventsTable.kind, "booking.annotated"))
  expect(events).toMatchObject([
    {
      entityId: id,
      actorId: admin.id,
      actorKind: "admin",
      reason: null,
      data: { noteId: answer.json.id },
    },
  ])
})

test("a repeat with the same key is the same note", async () => {
  const { id } = await makeBooking(db)
  const key = randomUUID()
  const first = await note(id, "Einmal.", key)
  expect((await note(id, "Einmal.", key)).json).toEqual(first.json)
  expect(await of(id)).toHaveLength(1)
})

test("an empty note and one of a booking that nobody knows are refused", async () => {
  const { id } = await makeBooking(db)
  expect((await note(id, "   ")).json.message).toEqual([
    { property: "text", constraints: { too_small: "Schreib, was andere hier wissen sollen." } },
  ])
  expect((await note(2_000_000, "Wer?")).status).toBe(404)
})

test("nobody changes or deletes a note, and its words go with whoever leaves", async () => {
  const guest = await makeUser(db)
  const { id } = await makeBooking(db, { passengerId: guest.id })
  const { json } = await note(id, "Möchte hinten sitzen.")
  const own = eq(notes.id, json.id)
  await expect(db.update(notes).set({ text: "Anders." }).where(own)).rejects.toThrow()
  await expect(db.update(notes).set({ authorId: guest.id }).where(own)).rejects.toThrow()
  await expect(db.delete(notes).where(own)).rejects.toThrow()
  expect((await of(id)).map(({ text }) => text)).toEqual(["Möchte hinten sitzen."])
  await inTransaction(db, (tx) => eraseBookingNotes(tx, guest.id))
  expect((await of(id)).map(({ text }) => text)).toEqual([""])
})
