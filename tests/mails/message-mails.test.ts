import { eq } from "drizzle-orm"
import { afterEach, beforeEach, expect, test } from "vitest"
import { makeConversation, makeMessage } from "#db/seed/factories/make-conversation.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { conversationPath, messageAnchor } from "#features/chat/core/conversation-path.ts"
import { markSeen } from "#features/chat/core/server/mark-seen.ts"
import { tellOfMessagesQueue } from "#features/chat/unread/server/tell-of-messages.ts"
import { listNotifications } from "#features/notifications/server/notifications-queries.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { days, minutes } from "#platform/duration.ts"
import { eventsTable } from "#platform/server/events.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { factsIn, seenIn } from "#tests/support/mail-facts.ts"
import { receiveMails } from "#tests/support/smtp.ts"

const received = receiveMails()
const db = await testDatabase()

let restoreClock = () => {}
beforeEach(() => {
  restoreClock = setClockSource(() => new Date())
})
afterEach(() => restoreClock())

const TITLE = "Nach Juist, bevor die Fähre ablegt"

/** A question of Lena about Henrik's flight. */
async function makeTalk() {
  const pilot = await makePilot(db, { firstName: "Henrik", lastName: "Lorenz" })
  const flight = await makeFlight(db, { pilotId: pilot.id, title: TITLE })
  const person = await makeUser(db, { firstName: "Lena", lastName: "Berger" })
  const about = { subject: "flight", flightId: flight.id } as const
  const { id } = await makeConversation(db, { ...about, pilotId: pilot.id, personId: person.id })
  return { id, pilot, person, flight }
}

function passTime(ms: number): void {
  const now = clock.now().getTime() + ms
  restoreClock()
  restoreClock = setClockSource(() => new Date(now))
}

async function tell(): Promise<void> {
  await tellOfMessagesQueue.run(db, {})
  await workOff(db)
  await workOff(db)
}

const mailsTo = ({ email }: { email: string }) =>
  received.filter(({ to }) => to?.[0]?.address === email)

const bellsOf = async ({ id }: { id: number }) =>
  (await listNotifications(db, id)).filter(({ kind }) => kind === "message-received")

const actorOf = ({ id: userId }: { id: number }) => ({
  kind: "user" as const,
  userId,
  isPilot: true,
  isAdmin: false,
})

test("what is unread for five minutes comes as one mail, with the words and the way to answer", async () => {
  const { id, pilot, person } = await makeTalk()
  const first = await makeMessage(db, {
    conversationId: id,
    authorId: person.id,
    text: "Darf mein Hund mit? Ruf mich an: 0171 2345678",
  })
  passTime(minutes(4))
  await makeMessage(db, { conversationId: id, authorId: person.id, text: "Er ist klein." })
  await tell()
  expect(mailsTo(pilot)).toEqual([])
  passTime(minutes(1))
  await tell()
  const [mail, ...others] = mailsTo(pilot)
  if (!mail) throw new Error("no mail came")
  expect(others).toEqual([])
  expect(mail.subject).toBe("2 Nachrichten von Lena B.")
  const { text, html } = seenIn(mail)
  expect(factsIn(text)).toEqual(factsIn(html))
  expect(text).toContain("Darf mein Hund mit? Ruf mich an:")
  expect(text).toContain("Er ist klein.")
  expect(text).toContain(TITLE)
  expect(text).not.toContain("2345678")
  expect(text).not.toContain("Berger")
  expect(mail.html).toContain(`${conversationPath(id)}#${messageAnchor(first.id)}`)
  expect(mailsTo(person)).toEqual([])
  passTime(minutes(30))
  await tell()
  expect(mailsTo(pilot)).toHaveLength(1)
})

test("what was read in time brings neither bell nor mail", async () => {
  const { id, pilot, person } = await makeTalk()
  const message = await makeMessage(db, { conversationId: id, authorId: person.id })
  passTime(minutes(6))
  await markSeen(db, actorOf(pilot), id, { readUpTo: message.id })
  await tell()
  expect(mailsTo(pilot)).toEqual([])
  expect(await bellsOf(pilot)).toEqual([])
})

test("what is read between the event and its mail is not mailed any more", async () => {
  const { id, pilot, person } = await makeTalk()
  const message = await makeMessage(db, { conversationId: id, authorId: person.id })
  passTime(minutes(6))
  await tellOfMessagesQueue.run(db, {})
  await markSeen(db, actorOf(pilot), id, { readUpTo: message.id })
  await workOff(db)
  await workOff(db)
  expect(mailsTo(pilot)).toEqual([])
})

test("several conversations are one mail and a bell each", async () => {
  const { id, pilot, person } = await makeTalk()
  await makeMessage(db, { conversationId: id, authorId: person.id })
  const other = await makeConversation(db, { pilotId: pilot.id })
  await makeMessage(db, { conversationId: other.id, authorId: other.personId ?? 0 })
  passTime(minutes(5))
  await tell()
  expect(mailsTo(pilot).map(({ subject }) => subject)).toEqual(["Nachrichten in 2 Unterhaltungen"])
  const bells = await bellsOf(pilot)
  expect(bells.map(({ path }) => path).toSorted()).toEqual(
    [conversationPath(id), conversationPath(other.id)].toSorted(),
  )
})

test("the bell rings once until the conversation is read, and reading it is enough", async () => {
  const { id, pilot, person } = await makeTalk()
  await makeMessage(db, { conversationId: id, authorId: person.id })
  passTime(minutes(5))
  await tell()
  const [bell] = await bellsOf(pilot)
  expect(bell?.text).toMatch(/^Neue Nachricht von Lena B\.: Nach Juist, bevor die Fähre ablegt, /)
  expect(bell?.readAt).toBeNull()
  const second = await makeMessage(db, { conversationId: id, authorId: person.id })
  passTime(minutes(5))
  await tell()
  expect(await bellsOf(pilot)).toHaveLength(1)
  expect(mailsTo(pilot)).toHaveLength(2)
  await markSeen(db, actorOf(pilot), id, { readUpTo: second.id })
  await workOff(db)
  expect((await bellsOf(pilot)).map(({ readAt }) => readAt !== null)).toEqual([true])
  await makeMessage(db, { conversationId: id, authorId: person.id })
  passTime(minutes(5))
  await tell()
  expect(await bellsOf(pilot)).toHaveLength(2)
})

test("the log says as which of the two somebody has read what they were told of", async () => {
  const { id, pilot, person } = await makeTalk()
  for (const [author, reader] of [
    [person, pilot],
    [pilot, person],
  ] as const) {
    const message = await makeMessage(db, { conversationId: id, authorId: author.id })
    passTime(minutes(5))
    await tell()
    await markSeen(db, actorOf(reader), id, { readUpTo: message.id })
  }
  const written = await db.select().from(eventsTable).where(eq(eventsTable.entityId, id))
  const caughtUp = written.filter(({ kind }) => kind === "conversation.caught_up")
  expect(caughtUp.map(({ actorId, actorKind }) => [actorId, actorKind])).toEqual([
    [pilot.id, "pilot"],
    [person.id, "passenger"],
  ])
})

test("who has switched the mail off is told by the bell", async () => {
  const { id, pilot, person } = await makeTalk()
  await db
    .update(usersTable)
    .set({ mutedMails: ["new-messages"] })
    .where(eq(usersTable.id, pilot.id))
  await makeMessage(db, { conversationId: id, authorId: person.id })
  passTime(minutes(5))
  await tell()
  expect(mailsTo(pilot)).toEqual([])
  expect(await bellsOf(pilot)).toHaveLength(1)
})

test.each([
  { what: "what is withheld from them", values: { isWithheld: true } },
  { what: "what is older than a week", values: { createdAt: new Date(Date.now() - days(8)) } },
])("nobody is told of $what", async ({ values }) => {
  const { id, pilot, person } = await makeTalk()
  await makeMessage(db, { conversationId: id, authorId: person.id, ...values })
  passTime(minutes(5))
  await tell()
  expect(mailsTo(pilot)).toEqual([])
  expect(await bellsOf(pilot)).toEqual([])
})

test("a long message and many of them are shortened; the conversation has the rest", async () => {
  const { id, pilot, person } = await makeTalk()
  await makeMessage(db, {
    conversationId: id,
    authorId: person.id,
    text: `${"Ja ".repeat(200)}Ende`,
  })
  for (const text of ["Zwei.", "Drei.", "Vier.", "Fünf."]) {
    await makeMessage(db, { conversationId: id, authorId: person.id, text })
  }
  passTime(minutes(5))
  await tell()
  const [mail] = mailsTo(pilot)
  if (!mail) throw new Error("no mail came")
  const { text } = seenIn(mail)
  expect(text).toContain(" …“ „Zwei.“")
  expect(text).not.toContain("Ende")
  expect(text).toContain("Drei.")
  expect(text).not.toContain("Vier.")
  expect(text).toContain("Und 2 weitere.")
})
