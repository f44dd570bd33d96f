import { expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeConversation, makeMessage } from "#db/seed/factories/make-conversation.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { listConversationsAbout } from "#features/chat/core/server/list-conversations.ts"
import { clock } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { findOwnConversation } from "./find-own-conversation.ts"

const db = await testDatabase()
const { call } = testApplication(db)

async function talkAbout(
  flight: Awaited<ReturnType<typeof makeFlight>>,
  outcome: "requested" | "confirmed",
) {
  const { id: personId } = await makeUser(db)
  await makeBooking(db, { flight, passengerId: personId, outcome })
  const { id: flightId, pilotId } = flight
  const { id } = await makeConversation(db, { subject: "flight", flightId, pilotId, personId })
  await makeMessage(db, { conversationId: id, authorId: pilotId, text: "Ruf an: 0171 3920088" })
  return { personId, id }
}

const lastWords = async (userId: number, flightId: number) =>
  (await findOwnConversation(db, userId, flightId))?.messages.messages.at(-1)?.text

test("a guest reads the own conversation alone, the pilot all about the flight", async () => {
  const flight = await makeFlight(db, { seatsOffered: 3 })
  const own = await talkAbout(flight, "confirmed")
  const other = await talkAbout(flight, "confirmed")
  const departsAt = new Date(clock.now().getTime() + days(30))
  await talkAbout(await makeFlight(db, { pilotId: flight.pilotId, departsAt }), "confirmed")
  const found = await findOwnConversation(db, own.personId, flight.id)
  expect(found?.conversations).toMatchObject([{ id: own.id, unread: 1 }])
  const all = await listConversationsAbout(db, flight.pilotId, flight.id)
  expect(all.map(({ id }) => id).toSorted()).toEqual([own.id, other.id].toSorted())
  expect(await findOwnConversation(db, (await makeUser(db)).id, flight.id)).toBeNull()
})

test("ways to be reached are hidden in it until the pilot says yes", async () => {
  const flight = await makeFlight(db, { seatsOffered: 3 })
  const [guest, stranger] = [
    await talkAbout(flight, "confirmed"),
    await talkAbout(flight, "requested"),
  ]
  expect(await lastWords(guest.personId, flight.id)).toContain("0171 3920088")
  expect(await lastWords(stranger.personId, flight.id)).not.toContain("3920088")
})

test("who is blocked goes on writing, and the other side's room shows none of it", async () => {
  const flight = await makeFlight(db)
  const { personId, id } = await talkAbout(flight, "confirmed")
  await call("PUT", `/api/users/${personId}/talk-block`, { as: flight.pilotId })
  const key = "in-the-room-of-a-flight"
  const body = { key, text: "Hörst du mich?" }
  expect(
    (await call("POST", `/api/conversations/${id}/messages`, { as: personId, body })).status,
  ).toBe(201)
  expect(await lastWords(personId, flight.id)).toBe("Hörst du mich?")
  const [shown] = await listConversationsAbout(db, flight.pilotId, flight.id)
  expect(shown).toMatchObject({ isBlocked: true, unread: 0, lastMessage: { isOwn: true } })
})

test("the end of a long conversation is shown, however much of it is unread", async () => {
  const flight = await makeFlight(db)
  const { personId, id: conversationId } = await talkAbout(flight, "confirmed")
  for (let number = 1; number <= 60; number++) {
    await makeMessage(db, { conversationId, authorId: flight.pilotId, text: `Nummer ${number}` })
  }
  expect(await lastWords(personId, flight.id)).toBe("Nummer 60")
})
