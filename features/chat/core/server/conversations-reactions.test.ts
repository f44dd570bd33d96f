import { randomUUID } from "node:crypto"
import { and, eq } from "drizzle-orm"
import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { afterEach, expect, test } from "vitest"
import { makeConversation } from "#db/seed/factories/make-conversation.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeFlightRequest } from "#db/seed/factories/make-flight-request.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { listOpenRequests } from "#features/bookings/core/server/bookings-queries.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { findMailFacts } from "#features/bookings/core/server/mail-facts.ts"
import { BookingRequestedMail } from "#features/bookings/mails/server/pilot-mails.tsx"
import { SYSTEM } from "#platform/actor.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { eventsTable, recordEvent } from "#platform/server/events.ts"
import { testApplication } from "#tests/support/application.ts"
import { holdSeats, orderOf } from "#tests/support/booking-steps.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import type { ConversationList, MessageList } from "../conversations-schemas.ts"
import { conversationsTable, messagesTable } from "./conversations-tables.ts"
import { deleteOldConversationsQueue } from "./delete-old-conversations.ts"
import { followBooking } from "./follow-booking.ts"

const db = await testDatabase()
const app = testApplication(db)

let restoreClock = () => {}
afterEach(() => restoreClock())

async function list(as: number): Promise<ConversationList> {
  return (await app.call("GET", "/api/conversations", { as })).json
}

async function textsOf(as: number, conversationId: number): Promise<string[]> {
  const path = `/api/conversations/${conversationId}/messages`
  const { messages }: MessageList = (await app.call("GET", path, { as })).json
  return messages.map(({ text }) => text)
}

/** Asks for a seat with some words and pays. */
async function book(flightId: number, as: number, message: string): Promise<number> {
  const held = await holdSeats(app, flightId, 1, as)
  const order = await app.call("POST", held.orderPath, {
    as,
    cookie: held.cookie,
    body: orderOf(1, { message }),
  })
  const ref = String(order.json.paymentPath).split("/").at(-1) ?? ""
  await app.call("POST", `/api/trial-payments/${ref}`, { body: { outcome: "pay" } })
  await workOff(db)
  const [booking] = await db
    .select({ id: bookingsTable.id })
    .from(bookingsTable)
    .where(and(eq(bookingsTable.flightId, flightId), eq(bookingsTable.passengerId, as)))
  return booking?.id ?? 0
}

test("the words of a request are the first message, and each step of the booking is a line", async () => {
  const flight = await makeFlight(db)
  const person = await makeUser(db)
  const bookingId = await book(flight.id, person.id, "Wir feiern Geburtstag.")
  const { conversations } = await list(flight.pilotId)
  expect(conversations).toMatchObject([{ subject: "flight", flightId: flight.id, unread: 1 }])
  const id = conversations[0]?.id ?? 0
  expect(await textsOf(flight.pilotId, id)).toEqual([
    "Wir feiern Geburtstag.",
    "Lena B. hat angefragt",
  ])
  await app.call("POST", `/api/bookings/${bookingId}/accept`, { as: flight.pilotId })
  await workOff(db)
  const texts = await textsOf(person.id, id)
  expect(texts).toHaveLength(3)
  expect(texts[2]).toMatch(/ hat zugesagt$/)
})

test("a question and the booking after it are one talk, and a repeated reaction adds nothing", async () => {
  const flight = await makeFlight(db)
  const person = await makeUser(db)
  const about = { kind: "flight", flightId: flight.id }
  const body = { about, key: randomUUID(), text: "Darf mein Hund mit?" }
  const asked = await app.call("POST", "/api/conversations", { as: person.id, body })
  const bookingId = await book(flight.id, person.id, "Ohne Hund.")
  const { conversationId } = asked.json as { conversationId: number }
  const texts = await textsOf(person.id, conversationId)
  expect(texts).toEqual(["Darf mein Hund mit?", "Ohne Hund.", "Lena B. hat angefragt"])
  const [event] = await db
    .select()
    .from(eventsTable)
    .where(
      and(
        eq(eventsTable.entity, "booking"),
        eq(eventsTable.entityId, bookingId),
        eq(eventsTable.kind, "booking.requested"),
      ),
    )
  if (!event) throw new Error("the request has no event")
  await followBooking(db, event, "booking.requested")
  expect(await textsOf(person.id, conversationId)).toEqual(texts)
})

test("a booking that goes on to another flight takes its talk along", async () => {
  const flight = await makeFlight(db)
  const person = await makeUser(db)
  const bookingId = await book(flight.id, person.id, "Bis dann!")
  const id = (await list(person.id)).conversations[0]?.id
  const next = await makeFlight(db, { pilotId: flight.pilotId })
  await db.update(bookingsTable).set({ flightId: next.id }).where(eq(bookingsTable.id, bookingId))
  await recordEvent(db, {
    kind: "booking.rebooked",
    entityId: bookingId,
    actor: SYSTEM,
    role: "system",
  })
  await workOff(db)
  const { conversations } = await list(person.id)
  expect(conversations).toMatchObject([{ id, flightId: next.id }])
  expect(conversations[0]?.lastMessage?.text).toBe("Lena B. hat einen neuen Termin gewählt")
})

test("a blocked guest asks for a seat and their words reach nobody, without their knowing", async () => {
  const flight = await makeFlight(db)
  const person = await makeUser(db)
  await app.call("PUT", `/api/users/${person.id}/talk-block`, { as: flight.pilotId })
  const words = "Nimm mich trotzdem mit, bitte."
  const bookingId = await book(flight.id, person.id, words)
  expect(await listOpenRequests(db, flight.pilotId)).toMatchObject([{ id: bookingId, message: "" }])
  const facts = await findMailFacts(db, bookingId)
  if (!facts) throw new Error("the request has no facts")
  const mail = renderToStaticMarkup(createElement(BookingRequestedMail, { facts }))
  expect(mail).toContain("möchte mitfliegen")
  expect(mail).not.toContain(words)
  const id = (await list(person.id)).conversations[0]?.id ?? 0
  expect(await textsOf(person.id, id)).toEqual([words, "Lena B. hat angefragt"])
  expect(await textsOf(flight.pilotId, id)).toEqual(["Lena B. hat angefragt"])
})

test("an offer opens a talk about the request", async () => {
  const flight = await makeFlight(db)
  const request = await makeFlightRequest(db)
  await recordEvent(db, {
    kind: "flight_request.offer_received",
    entityId: request.id,
    actor: SYSTEM,
    role: "system",
    data: { flightId: flight.id },
  })
  await workOff(db)
  const { conversations } = await list(request.userId)
  expect(conversations).toMatchObject([
    { subject: "flight_request", flightRequestId: request.id, pilotId: flight.pilotId },
  ])
  expect(conversations[0]?.lastMessage?.text).toMatch(/ bietet einen Flug zu diesem Gesuch an$/)
})

test("a talk goes a year after its last message, with its messages", async () => {
  const { id } = await makeConversation(db)
  const { id: youngerId } = await makeConversation(db, {
    lastMessageAt: new Date(clock.now().getTime() + days(40)),
  })
  const inAYear = clock.now().getTime() + days(367)
  restoreClock = setClockSource(() => new Date(inAYear))
  await deleteOldConversationsQueue.run(db, undefined)
  const left = await db.select({ id: conversationsTable.id }).from(conversationsTable)
  expect(left).toEqual([{ id: youngerId }])
  const messages = await db.select().from(messagesTable).where(eq(messagesTable.conversationId, id))
  expect(messages).toEqual([])
})
