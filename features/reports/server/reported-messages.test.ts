import { randomUUID } from "node:crypto"
import { eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { insertRow } from "#db/seed/factories/insert-rows.ts"
import { makeConversation, makeMessage } from "#db/seed/factories/make-conversation.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeReport } from "#db/seed/factories/make-report.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { messagePhotoPath } from "#features/chat/core/message-photo.ts"
import { messagePhotosTable } from "#features/chat/core/server/conversations-tables.ts"
import { listConversations } from "#features/chat/core/server/list-conversations.ts"
import { listMessages } from "#features/chat/core/server/list-messages.ts"
import { clock } from "#platform/clock.ts"
import { eventsTable } from "#platform/server/events.ts"
import { mailsTo } from "#tests/support/account-steps.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { appealByForm } from "./appeal-by-form.ts"
import { appealsTable } from "./appeals-table.ts"
import { findContested } from "./find-appeal-case.ts"
import { listReportsAbout } from "./list-reports-about.ts"
import { openReport } from "./open-report.ts"
import { findReported } from "./report-subject.ts"
import { canSeeReportedPhoto } from "./reported-photo.ts"

const db = await testDatabase()
const { call } = testApplication(db)
const admin = await makeUser(db, { isAdmin: true })
const ADMIN = {
  kind: "user",
  userId: admin.id,
  isPilot: false,
  isAdmin: true,
  officeRoles: ["owner"],
} as const

const INSULT = "Frag doch jemanden, der dümmer ist als du."
const RESTRICTED = {
  verdict: "restricted",
  ground: "terms",
  provision: "AGB Nummer 12 (1)",
  reasons: "Die Nachricht setzt eine Person herab, die nur gefragt hat.",
}
const READ_ON = { reasons: "Die Nachricht allein sagt nicht, worauf sie antwortet." }

/** Lena has asked Jan, who has answered rudely. */
async function makeInsult() {
  const pilot = await makePilot(db, { firstName: "Jan", lastName: "Reuter" })
  const person = await makeUser(db, { firstName: "Lena", lastName: "Berger" })
  const { id } = await makeConversation(db, { pilotId: pilot.id, personId: person.id })
  await makeMessage(db, { conversationId: id, authorId: person.id, text: "Darf mein Hund mit?" })
  const insult = await makeMessage(db, {
    conversationId: id,
    authorId: pilot.id,
    text: INSULT,
  })
  return { id, pilot, person, insult }
}

async function makeReportedInsult(reporterId?: number) {
  const talk = await makeInsult()
  const report = await makeReport(db, {
    subjectKind: "message",
    subjectId: talk.insult.id,
    reporterId: reporterId ?? talk.person.id,
  })
  return { ...talk, report }
}

const textsFor = async (userId: number, id: number) =>
  (await listMessages(db, userId, id)).messages.map(({ text }) => text)

const readOn = (reportId: number, body: object = READ_ON, as = admin.id) =>
  call("POST", `/api/reports/${reportId}/conversation`, { as, body })

test("a message is reported by who reads it, and exists for nobody else", async () => {
  const { person, pilot, insult } = await makeInsult()
  expect(await findReported(db, "message", insult.id, person.id)).toMatchObject({
    title: expect.stringMatching(/^Nachricht von Jan R\. vom /),
    path: expect.stringContaining(`#nachricht-${insult.id}`),
  })
  const stranger = await makeUser(db)
  for (const other of [pilot.id, stranger.id, undefined]) {
    expect(await findReported(db, "message", insult.id, other)).toBeUndefined()
  }
})

test("what a block has kept from somebody is not theirs to report", async () => {
  const { id, person, pilot } = await makeInsult()
  const withheld = await makeMessage(db, {
    conversationId: id,
    authorId: pilot.id,
    isWithheld: true,
  })
  expect(await findReported(db, "message", withheld.id, person.id)).toBeUndefined()
})

test("the back office sees the message alone, and whose it is", async () => {
  const { pilot, report } = await makeReportedInsult()
  const sheet = await openReport(db, ADMIN, report.id)
  expect(sheet.content).toMatchObject({
    kind: "message",
    title: "Nachricht von Jan Reuter",
    text: INSULT,
    author: { id: pilot.id },
    path: null,
  })
  expect(JSON.stringify(sheet)).not.toContain("Darf mein Hund mit")
  expect(await listReportsAbout(db, pilot.id)).toHaveLength(1)
})

test("a hidden message is read by its author alone, until a complaint restores it", async () => {
  const { id, person, pilot, report } = await makeReportedInsult()
  const decision = { as: admin.id, body: RESTRICTED }
  const decided = await call("POST", `/api/reports/${report.id}/decision`, decision)
  expect(decided.status).toBe(200)
  await workOff(db)
  expect(await textsFor(person.id, id)).toEqual(["Darf mein Hund mit?", ""])
  expect(await textsFor(pilot.id, id)).toEqual(["Darf mein Hund mit?", INSULT])
  const { conversations } = await listConversations(db, person.id, { isArchived: false })
  expect(conversations.map(({ lastMessage }) => lastMessage?.text)).toEqual([""])

  const [mail] = await mailsTo(db, pilot.email)
  expect(mail?.subject).toBe("Deine Nachricht ist ausgeblendet")
  const [, ref = "", key = ""] =
    /\/de\/widerspruch\/([2-9A-Z]+)\/([\w-]+)/.exec(mail?.text ?? "") ?? []
  const contested = await findContested(db, { ref, key })
  if (!contested) throw new Error("no mail leads to a complaint")
  const form = new FormData()
  form.set("explanation", "Das war ein Scherz unter Bekannten, seht nach.")
  await appealByForm(db, contested, form, { user: null, address: "198.51.100.7" })
  const [appeal] = await db.select().from(appealsTable).where(eq(appealsTable.userId, pilot.id))
  const reversal = { verdict: "reversed", reasons: "Beim zweiten Blick war es ein Scherz." }
  const answer = { as: admin.id, body: reversal }
  expect((await call("POST", `/api/appeals/${appeal?.id}/decision`, answer)).status).toBe(200)
  expect(await textsFor(person.id, id)).toEqual(["Darf mein Hund mit?", INSULT])
})

test("more of the conversation is read for a reason, which stands in the log before", async () => {
  const { report, insult } = await makeReportedInsult()
  expect((await readOn(report.id, { reasons: "darum" })).status).toBe(400)
  const answer = await readOn(report.id)
  expect(answer.status).toBe(200)
  expect(answer.json.messages).toMatchObject([
    { author: "Lena Berger", text: "Darf mein Hund mit?", isReported: false },
    { id: insult.id, author: "Jan Reuter", text: INSULT, isReported: true },
  ])
  const written = await db.select().from(eventsTable).where(eq(eventsTable.entityId, report.id))
  expect(written.filter(({ kind }) => kind === "report.conversation_read")).toMatchObject([
    { actorId: admin.id, reason: READ_ON.reasons },
  ])
})

test("no other report, none that is decided and none of one's own opens a conversation", async () => {
  const flight = await makeFlight(db)
  const onFlight = await makeReport(db, { subjectKind: "flight", subjectId: flight.id })
  expect((await readOn(onFlight.id)).status).toBe(422)
  const own = await makeReportedInsult(admin.id)
  expect((await readOn(own.report.id)).status).toBe(403)
  const { report } = await makeReportedInsult()
  const decision = { as: admin.id, body: RESTRICTED }
  await call("POST", `/api/reports/${report.id}/decision`, decision)
  expect((await readOn(report.id)).status).toBe(422)
  expect((await readOn(report.id, READ_ON, own.person.id)).status).toBe(404)
})

test("the back office sees the photo that was reported, and those around it for a reason", async () => {
  const { id, pilot, insult, report } = await makeReportedInsult()
  const around = await makeMessage(db, { conversationId: id, authorId: pilot.id, text: "" })
  const photoOf = async (messageId: number) => {
    const photo = { id: randomUUID(), userId: pilot.id, messageId, createdAt: clock.now() }
    await insertRow(db, messagePhotosTable, { ...photo, width: 480, height: 320 })
    return photo.id
  }
  const reported = await photoOf(insult.id)
  const other = await photoOf(around.id)
  const asPilot = { ...ADMIN, userId: pilot.id, isAdmin: false, officeRoles: [] }
  expect(await canSeeReportedPhoto(db, asPilot, reported)).toBe(false)
  expect(await canSeeReportedPhoto(db, ADMIN, reported)).toBe(true)
  expect((await openReport(db, ADMIN, report.id)).content.photo?.small).toBe(
    messagePhotoPath(reported, 480),
  )
  expect(await canSeeReportedPhoto(db, ADMIN, other)).toBe(false)
  const read = await readOn(report.id)
  expect(read.json.messages.map(({ photoId }: { photoId: string }) => photoId)).toEqual([
    null,
    reported,
    other,
  ])
  expect(await canSeeReportedPhoto(db, ADMIN, other)).toBe(true)
  const colleague = await makeUser(db, { isAdmin: true })
  expect(await canSeeReportedPhoto(db, { ...ADMIN, userId: colleague.id }, other)).toBe(false)
})
