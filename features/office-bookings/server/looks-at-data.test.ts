import { expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { noteLooks } from "#features/data-looks/server/note-looks.ts"
import { eraseLooks, exportLooks, listLooksAt } from "#features/data-looks/server/own-looks.ts"
import { openUser } from "#features/users/office/server/open-user.ts"
import type { UserActor } from "#platform/actor.ts"
import { testDatabase } from "#tests/support/database.ts"
import { openBooking } from "./open-booking.ts"

const db = await testDatabase()
const support = await makeUser(db, {
  officeRoles: ["support", "content"],
  firstName: "Sabine",
  lastName: "Sorgsam",
})
const actor: UserActor = {
  kind: "user",
  userId: support.id,
  isPilot: false,
  isAdmin: true,
  officeRoles: ["content", "support"],
}

test("whoever was looked at reads what, when and in which role, and never by whom", async () => {
  const { id: bookingId, passengerId } = await makeBooking(db)
  const userId = passengerId ?? 0
  expect(await listLooksAt(db, userId)).toEqual({ shown: [], total: 0 })
  await openBooking(db, actor, bookingId)
  await openUser(db, actor, userId)
  const { shown, total } = await listLooksAt(db, userId)
  expect(total).toBe(2)
  expect(shown).toMatchObject([
    { kind: "account", roles: ["content", "support"], reason: "" },
    { kind: "booking", roles: ["content", "support"], reason: "" },
  ])
  const copy = await exportLooks(db, userId)
  expect(copy).toMatchObject([
    { was: "Dein Konto", werInWelcherRolle: ["Inhalte", "Betreuung"], begruendung: null },
    { was: "Eine Buchung" },
  ])
  expect(JSON.stringify([shown, copy])).not.toMatch(/Sabine|Sorgsam/)
})

test("a reason that was given stands beside it, one's own look is none, and all go with the account", async () => {
  const { id } = await makeUser(db)
  await noteLooks(db, actor, {
    kind: "conversation",
    of: [id, id, null, undefined, actor.userId],
    reason: "Ohne den Zusammenhang ist die Meldung nicht zu verstehen.",
  })
  expect(await listLooksAt(db, id)).toMatchObject({
    total: 1,
    shown: [{ reason: "Ohne den Zusammenhang ist die Meldung nicht zu verstehen." }],
  })
  expect(await listLooksAt(db, actor.userId)).toMatchObject({ total: 0 })
  await eraseLooks(db, id)
  expect(await listLooksAt(db, id)).toEqual({ shown: [], total: 0 })
})
