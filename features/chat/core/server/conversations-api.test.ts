import { randomUUID } from "node:crypto"
import { eq } from "drizzle-orm"
import { afterEach, beforeEach, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeConversation, makeMessage } from "#db/seed/factories/make-conversation.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { resetAllRateLimits } from "#tests/support/account-steps.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import {
  type AskedAbout,
  MAX_MESSAGE_LENGTH,
  NEW_CONVERSATIONS,
  YOUNG_FOR_MS,
} from "../conversation.ts"
import type { ConversationList, MessageList, MessageView } from "../conversations-schemas.ts"
import { conversationsTable, messagesTable } from "./conversations-tables.ts"

const db = await testDatabase()
const app = testApplication(db)

let restoreClock = () => {}
afterEach(() => restoreClock())
beforeEach(() => resetAllRateLimits(db))

const NUMBER = "0171 2345678"

function ask(as: number, about: AskedAbout, text = "Passt der Samstag?", key = randomUUID()) {
  return app.call("POST", "/api/conversations", { as, body: { about, key, text } })
}

function send(as: number, conversationId: number, text: string, key: string = randomUUID()) {
  const path = `/api/conversations/${conversationId}/messages`
  return app.call("POST", path, { as, body: { key, text } })
}

async function list(as: number, query = ""): Promise<ConversationList> {
  return (await app.call("GET", `/api/conversations${query}`, { as })).json
}

async function thread(as: number, conversationId: number, query = ""): Promise<MessageList> {
  return (await app.call("GET", `/api/conversations/${conversationId}/messages${query}`, { as }))
    .json
}

const textsOf = ({ messages }: { messages: readonly MessageView[] }) =>
  messages.map(({ text }) => text)

/** A person's question about a flight. */
async function question(text = "Passt der Samstag?") {
  const flight = await makeFlight(db)
  const person = await makeUser(db)
  const { json } = await ask(person.id, { kind: "flight", flightId: flight.id }, text)
  const { conversationId } = json as { conversationId: number }
  return { flight, pilotId: flight.pilotId, personId: person.id, conversationId }
}

test("a question about a flight reaches its pilot, and the next one goes on in the same talk", async () => {
  const { flight, pilotId, personId, conversationId } = await question("Darf mein Hund mit?")
  const again = await ask(personId, { kind: "flight", flightId: flight.id }, "Er ist klein.")
  expect(again).toMatchObject({ status: 201, json: { conversationId } })
  const { conversations, unread } = await list(pilotId)
  expect(unread).toBe(1)
  expect(conversations).toMatchObject([
    {
      id: conversationId,
      subject: "flight",
      flightId: flight.id,
      unread: 2,
      others: [{ id: personId, name: "Lena B." }],
      lastMessage: { text: "Er ist klein.", isOwn: false },
    },
  ])
  expect(textsOf(await thread(pilotId, conversationId))).toEqual([
    "Darf mein Hund mit?",
    "Er ist klein.",
  ])
})

test("two who ask about one flight have each their own talk", async () => {
  const { flight, conversationId } = await question()
  const other = await makeUser(db)
  const { json } = await ask(other.id, { kind: "flight", flightId: flight.id })
  expect(json.conversationId).not.toBe(conversationId)
})

test("a booking is talked about where its flight is, by both of its sides", async () => {
  const booking = await makeBooking(db)
  const stranger = await makeUser(db)
  const passengerId = booking.passengerId ?? 0
  const asked = await ask(passengerId, { kind: "booking", bookingId: booking.id })
  const { conversations } = await list(passengerId)
  expect(conversations[0]).toMatchObject({ subject: "flight", flightId: booking.flightId })
  const pilotId = conversations[0]?.pilotId ?? 0
  const answered = await ask(pilotId, { kind: "booking", bookingId: booking.id }, "Gern.")
  expect(answered.json.conversationId).toBe(asked.json.conversationId)
  // somebody who is no side of it
  expect((await ask(stranger.id, { kind: "booking", bookingId: booking.id })).status).toBe(404)
})

test("nobody asks about what they do not see, what is their own, or signed out", async () => {
  const draft = await makeFlight(db, { status: "draft", publishedAt: null })
  const own = await makeFlight(db)
  const { id: personId } = await makeUser(db)
  const statusOf = async (about: AskedAbout, as: number) => (await ask(as, about)).status
  expect(await statusOf({ kind: "flight", flightId: draft.id }, personId)).toBe(404)
  expect(await statusOf({ kind: "flight", flightId: 999_999_999 }, personId)).toBe(404)
  expect(await statusOf({ kind: "flight", flightId: own.id }, own.pilotId)).toBe(422)
  expect(await statusOf({ kind: "profile", userId: personId }, own.pilotId)).toBe(404)
  expect(await statusOf({ kind: "profile", userId: own.pilotId }, own.pilotId)).toBe(422)
  expect(await statusOf({ kind: "on_board", flightId: own.id }, personId)).toBe(404)
  const body = { about: { kind: "flight", flightId: own.id }, key: randomUUID(), text: "Hallo" }
  expect((await app.call("POST", "/api/conversations", { body })).status).toBe(401)
  expect((await app.call("GET", "/api/conversations")).status).toBe(401)
})

test("a stranger's number of a conversation is a conversation that is not there", async () => {
  const { conversationId } = await question()
  const as = (await makeUser(db)).id
  const path = `/api/conversations/${conversationId}`
  const calls = [
    app.call("GET", path, { as }),
    app.call("GET", `${path}/messages`, { as }),
    send(as, conversationId, "Hallo"),
    app.call("PUT", `${path}/seen`, { as, body: { readUpTo: 1 } }),
    app.call("PUT", `${path}/archive`, { as, body: { isArchived: true } }),
    app.call("PUT", `${path}/typing`, { as }),
  ]
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(6).fill(404))
})

test.each([
  ["nothing", ""],
  ["only spaces", "  \n "],
  ["one character too many", "a".repeat(MAX_MESSAGE_LENGTH + 1)],
])("%s is refused at its field", async (_, text) => {
  const { personId, conversationId } = await question()
  const { status, json } = await send(personId, conversationId, text)
  expect(status).toBe(400)
  expect(json.message[0]).toMatchObject({ property: "text" })
  expect(textsOf(await thread(personId, conversationId))).toHaveLength(1)
})

test("the longest message arrives whole, and markup is text like any other", async () => {
  const { pilotId, personId, conversationId } = await question()
  const longest = "ä".repeat(MAX_MESSAGE_LENGTH)
  const markup = `<script>alert("da")</script> & <b>fett</b>`
  await send(personId, conversationId, longest)
  await send(personId, conversationId, markup)
  expect(textsOf(await thread(pilotId, conversationId)).slice(1)).toEqual([longest, markup])
})

test("half characters and reversed directions leave a message that can be read", async () => {
  const { pilotId, personId, conversationId } = await question()
  const rawBody = `{"key":"${randomUUID()}","text":"ab\\ud800cd"}`
  const path = `/api/conversations/${conversationId}/messages`
  expect((await app.call("POST", path, { as: personId, rawBody })).status).toBe(400)
  await send(personId, conversationId, "vorn \u202Ehinten")
  expect(textsOf(await thread(pilotId, conversationId)).at(-1)).not.toContain("\u202E")
})

test("a hundred repeats at once of one message are one message", async () => {
  const { pilotId, personId, conversationId } = await question()
  const key = randomUUID()
  const answers = []
  for (let round = 0; round < 5; round += 1) {
    await resetAllRateLimits(db)
    const repeats = Array.from({ length: 20 }, () => send(personId, conversationId, "Einmal", key))
    answers.push(...(await Promise.all(repeats)))
  }
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(answers.map(({ json }) => json.messageId)).size).toBe(1)
  expect(textsOf(await thread(pilotId, conversationId))).toHaveLength(2)
})

test("who asks for what is newer gets each message once, whoever writes at the same time", async () => {
  const { pilotId, personId, conversationId } = await question("0")
  const seen: number[] = []
  const read = async () => {
    const { messages } = await thread(pilotId, conversationId, `?after=${seen.at(-1) ?? 0}`)
    seen.push(...messages.map(({ id }) => id))
  }
  const writing = Promise.all(
    [personId, pilotId].map(async (as) => {
      for (let number = 1; number <= 12; number += 1) await send(as, conversationId, `${number}`)
    }),
  )
  let isWriting = true
  void writing.finally(() => {
    isWriting = false
  })
  while (isWriting) await read()
  await read()
  const { messages } = await thread(pilotId, conversationId)
  expect(seen).toEqual(messages.map(({ id }) => id))
  expect(seen).toHaveLength(25)
})

test("a new account begins ten conversations a day, however many at once; an older one more", async () => {
  const person = await makeUser(db)
  const pilots = await Promise.all(Array.from({ length: 20 }, () => makePilot(db)))
  const answers = await Promise.all(
    pilots.map(({ id }) => ask(person.id, { kind: "profile", userId: id })),
  )
  const began = answers.filter(({ status }) => status === 201)
  const refused = answers.filter(({ status }) => status === 429)
  expect([began.length, refused.length]).toEqual([NEW_CONVERSATIONS, 20 - NEW_CONVERSATIONS])
  expect(JSON.stringify(refused[0]?.json)).toContain("Morgen geht es weiter")
  // what it has begun goes on
  expect((await send(person.id, began[0]?.json.conversationId, "Noch etwas")).status).toBe(201)
  const createdAt = new Date(clock.now().getTime() - YOUNG_FOR_MS)
  await db.update(usersTable).set({ createdAt }).where(eq(usersTable.id, person.id))
  const another = await ask(person.id, { kind: "profile", userId: (await makePilot(db)).id })
  expect(another.status).toBe(201)
})

test("a way to be reached is hidden from the other side until a booking is confirmed", async () => {
  const { flight, pilotId, personId, conversationId } = await question(`Ruf an: ${NUMBER}`)
  const own = await thread(personId, conversationId)
  expect(own.messages).toMatchObject([{ text: `Ruf an: ${NUMBER}`, isMasked: true }])
  const others = await thread(pilotId, conversationId)
  expect(others.messages).toMatchObject([{ isMasked: true }])
  expect(JSON.stringify(others)).not.toContain("2345678")
  expect(JSON.stringify(await list(pilotId))).not.toContain("2345678")

  await makeBooking(db, { flight, passengerId: personId, outcome: "withdrawn" })
  expect(JSON.stringify(await thread(pilotId, conversationId))).not.toContain("2345678")

  await makeBooking(db, { flight, passengerId: personId, outcome: "confirmed" })
  const readable = { text: `Ruf an: ${NUMBER}`, isMasked: false }
  expect((await thread(pilotId, conversationId)).messages).toMatchObject([readable])
  expect((await thread(personId, conversationId)).messages).toMatchObject([readable])
  expect((await list(pilotId)).conversations[0]?.lastMessage?.text).toContain(NUMBER)
})

test("a blocked person writes on and nobody reads it; who blocks cannot write either", async () => {
  const { pilotId, personId, conversationId } = await question()
  const block = `/api/users/${personId}/talk-block`
  expect((await app.call("PUT", block, { as: pilotId })).status).toBe(204)
  expect((await send(personId, conversationId, "Bist du da?")).status).toBe(201)
  expect(textsOf(await thread(personId, conversationId))).toContain("Bist du da?")
  expect(textsOf(await thread(pilotId, conversationId))).not.toContain("Bist du da?")
  const { conversations } = await list(pilotId)
  expect(conversations[0]).toMatchObject({ isBlocked: true, unread: 1 })
  expect((await list(personId)).conversations[0]).toMatchObject({ isBlocked: false })
  expect((await send(pilotId, conversationId, "Nein")).status).toBe(422)

  await app.call("DELETE", block, { as: pilotId })
  expect((await send(personId, conversationId, "Und jetzt?")).status).toBe(201)
  const texts = textsOf(await thread(pilotId, conversationId))
  expect(texts).toContain("Und jetzt?")
  // what was withheld stays so
  expect(texts).not.toContain("Bist du da?")
})

test("nobody blocks themselves, or somebody who is not there", async () => {
  const { id } = await makeUser(db)
  expect((await app.call("PUT", `/api/users/${id}/talk-block`, { as: id })).status).toBe(422)
  expect((await app.call("PUT", "/api/users/999999999/talk-block", { as: id })).status).toBe(404)
})

test("to a deleted account nobody writes any more, and it has no name", async () => {
  const { pilotId, personId, conversationId } = await question()
  await db.update(usersTable).set({ deletedAt: clock.now() }).where(eq(usersTable.id, personId))
  const { status, json } = await send(pilotId, conversationId, "Hallo?")
  expect(status).toBe(410)
  expect(JSON.stringify(json)).toContain("gibt es nicht mehr")
  const [other] = (await list(pilotId)).conversations[0]?.others ?? []
  expect(other).toMatchObject({ isDeleted: true, photoId: null })
  expect(other?.name).not.toContain("Lena")
})

test("what was read is read on every device, and reading never goes back", async () => {
  const { pilotId, personId, conversationId } = await question()
  await send(personId, conversationId, "Noch etwas")
  const [first, second] = (await thread(pilotId, conversationId)).messages.map(({ id }) => id)
  const path = `/api/conversations/${conversationId}/seen`
  await app.call("PUT", path, { as: pilotId, body: { deliveredUpTo: second } })
  expect(await thread(personId, conversationId)).toMatchObject({
    deliveredUpTo: second,
    readUpTo: 0,
  })
  await app.call("PUT", path, { as: pilotId, body: { readUpTo: second } })
  await app.call("PUT", path, { as: pilotId, body: { readUpTo: first } })
  expect(await thread(personId, conversationId)).toMatchObject({ readUpTo: second })
  expect(await list(pilotId)).toMatchObject({ unread: 0, conversations: [{ unread: 0 }] })
  // beyond the end nothing is read in advance
  await app.call("PUT", path, { as: pilotId, body: { readUpTo: 999_999_999 } })
  await send(personId, conversationId, "Und das?")
  expect(await list(pilotId)).toMatchObject({ unread: 1 })
})

test("an archived conversation is out of the way until somebody writes", async () => {
  const { pilotId, personId, conversationId } = await question()
  const path = `/api/conversations/${conversationId}/archive`
  await app.call("PUT", path, { as: pilotId, body: { isArchived: true } })
  expect(await list(pilotId)).toMatchObject({ conversations: [], unread: 0, total: 0 })
  expect((await list(pilotId, "?archived=true")).conversations).toMatchObject([
    { id: conversationId, isArchived: true },
  ])
  // the other side does not notice
  expect((await list(personId)).conversations).toMatchObject([{ isArchived: false }])
  await send(personId, conversationId, "Noch eine Frage")
  expect((await list(pilotId)).conversations).toMatchObject([{ id: conversationId }])
})

test("one searches by names and titles, not in what is hidden", async () => {
  const flight = await makeFlight(db, { title: "Zu den Halligen 100 %" })
  const person = await makeUser(db, { firstName: "Wiebke" })
  await ask(person.id, { kind: "flight", flightId: flight.id }, `Ruf an: ${NUMBER}`)
  const idsFor = async (words: string) =>
    (await list(flight.pilotId, `?q=${encodeURIComponent(words)}`)).conversations.length
  expect(await idsFor("wieb")).toBe(1)
  expect(await idsFor("halligen")).toBe(1)
  expect(await idsFor("100 %")).toBe(1)
  expect(await idsFor("100 _")).toBe(0)
  expect(await idsFor("2345678")).toBe(0)
})

test("the list comes in pages without a gap, the newest talk first", async () => {
  const pilot = await makePilot(db)
  for (let number = 0; number < 65; number += 1) {
    // some at the same moment
    const at = new Date(clock.now().getTime() - Math.floor(number / 3) * 1_000)
    await makeConversation(db, { pilotId: pilot.id, lastMessageAt: at })
  }
  const pages: number[][] = []
  let before: string | null = ""
  while (before !== null) {
    const page: ConversationList = await list(pilot.id, before && `?before=${before}`)
    pages.push(page.conversations.map(({ id }) => id))
    before = page.before
  }
  expect(pages.map((page) => page.length)).toEqual([30, 30, 5])
  expect(new Set(pages.flat()).size).toBe(65)
  expect((await list(pilot.id, "?before=quatsch")).conversations).toHaveLength(30)
})

test("a thread of 10,000 messages is read from its first unread one, and back to its beginning", async () => {
  const { id, pilotId, personId } = await makeConversation(db)
  const rows = Array.from({ length: 10_000 }, (_, number) => ({
    conversationId: id,
    authorId: number % 2 === 0 ? pilotId : (personId ?? 0),
    key: randomUUID(),
    text: `Nummer ${number}`,
    createdAt: new Date(clock.now().getTime() - days(10) + number * 1_000),
  }))
  for (let from = 0; from < rows.length; from += 1_000) {
    await db.insert(messagesTable).values(rows.slice(from, from + 1_000))
  }
  const newest = await thread(pilotId, id, "?before=999999999")
  const middle = newest.messages[0]?.id ?? 0
  await app.call("PUT", `/api/conversations/${id}/seen`, {
    as: pilotId,
    body: { readUpTo: middle - 200 },
  })
  const first = await thread(pilotId, id)
  expect(first).toMatchObject({ hasOlder: true, hasNewer: true, ownReadUpTo: middle - 200 })
  expect(first.messages.findIndex(({ id: messageId }) => messageId > middle - 200)).toBe(10)
  expect((await list(pilotId)).conversations[0]?.unread).toBe(100)
  let seen = first.messages.length
  let page = first
  while (page.hasOlder) {
    page = await thread(pilotId, id, `?before=${page.messages[0]?.id}`)
    seen += page.messages.length
  }
  page = first
  while (page.hasNewer) {
    page = await thread(pilotId, id, `?after=${page.messages.at(-1)?.id}`)
    seen += page.messages.length
  }
  expect(seen).toBe(10_000)
})

test("a pilot writes to all with a confirmed seat at once, and they read each other", async () => {
  const flight = await makeFlight(db)
  const empty = await ask(flight.pilotId, { kind: "on_board", flightId: flight.id })
  expect(empty.status).toBe(422)
  const [anna, ben] = [await makeUser(db), await makeUser(db)]
  await makeBooking(db, { flight, passengerId: anna.id })
  await makeBooking(db, { flight, passengerId: ben.id, outcome: "requested" })
  const opened = await ask(flight.pilotId, { kind: "on_board", flightId: flight.id }, "Um neun!")
  const { conversationId } = opened.json as { conversationId: number }
  expect(textsOf(await thread(anna.id, conversationId))).toEqual(["Um neun!"])
  expect((await send(ben.id, conversationId, "Ich auch?")).status).toBe(404)
  await send(anna.id, conversationId, "Bin da.")
  expect(textsOf(await thread(flight.pilotId, conversationId))).toEqual(["Um neun!", "Bin da."])
})

test("a message of somebody who is gone says that it was there", async () => {
  const { id, pilotId, personId } = await makeConversation(db)
  await makeMessage(db, { conversationId: id, authorId: personId ?? 0, text: "" })
  await db
    .update(usersTable)
    .set({ deletedAt: clock.now() })
    .where(eq(usersTable.id, personId ?? 0))
  expect((await thread(pilotId, id)).messages).toMatchObject([{ isErased: true, text: "" }])
})

test("the newest talk stays first when two write in two of them", async () => {
  const pilot = await makePilot(db)
  const [one, other] = [
    await makeConversation(db, { pilotId: pilot.id }),
    await makeConversation(db, { pilotId: pilot.id }),
  ]
  const now = clock.now().getTime()
  restoreClock = setClockSource(() => new Date(now + 60_000))
  await send(one.personId ?? 0, one.id, "Ich zuerst")
  expect((await list(pilot.id)).conversations.map(({ id }) => id)).toEqual([one.id, other.id])
  const [row] = await db
    .select({ at: conversationsTable.lastMessageAt })
    .from(conversationsTable)
    .where(eq(conversationsTable.id, one.id))
  expect(row?.at.getTime()).toBe(now + 60_000)
})
