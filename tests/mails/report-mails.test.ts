import { eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { insertRow } from "#db/seed/factories/insert-rows.ts"
import { makeConversation, makeMessage } from "#db/seed/factories/make-conversation.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeMemory } from "#db/seed/factories/make-memory.ts"
import { makePastFlight } from "#db/seed/factories/make-past-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeReport } from "#db/seed/factories/make-report.ts"
import { makeReview } from "#db/seed/factories/make-review.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { MESSAGES_WAITING } from "#features/chat/unread/server/tell-of-messages.ts"
import { NOTIFICATION_RULES } from "#features/notifications/server/notification-rules.ts"
import { appealByForm } from "#features/reports/server/appeal-by-form.ts"
import { appealPath } from "#features/reports/server/appeal-key.ts"
import { findContested } from "#features/reports/server/find-appeal-case.ts"
import { findReported } from "#features/reports/server/report-subject.ts"
import { submitReport } from "#features/reports/server/submit-report.tsx"
import { reviewsTable } from "#features/reviews/server/reviews-table.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { restrictionsTable } from "#features/users/office/server/restrictions-table.ts"
import { DOCUMENTS_DECIDED } from "#features/verification/server/notify-of-decisions.ts"
import { clock } from "#platform/clock.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { factsIn, seenIn } from "#tests/support/mail-facts.ts"
import { receiveMails } from "#tests/support/smtp.ts"

const received = receiveMails()
const db = await testDatabase()
const { call } = testApplication(db)
const admin = await makeUser(db, { isAdmin: true })

const REASONS = "Beim zweiten Blick zeigt das Foto ein anderes Flugzeug als der Text."
const STATEMENT = { ground: "law", provision: "§ 5 UWG", reasons: REASONS }
const WORDS = "Das Foto ist am selben Tag am selben Platz entstanden."

async function asAdmin(path: string, body: object) {
  const { status, json } = await call("POST", path, { as: admin.id, body })
  expect(status, JSON.stringify(json)).toBe(200)
}

let guests = 0
/** A flight that a guest has reported. */
async function reported() {
  guests += 1
  const email = `gast${guests}@meldung.example`
  const flight = await makeFlight(db)
  const report = await makeReport(db, { subjectKind: "flight", subjectId: flight.id, email })
  const [pilot] = await db.select().from(usersTable).where(eq(usersTable.id, flight.pilotId))
  return { report, email, pilot: pilot?.email ?? "" }
}

async function decided(verdict: "kept" | "restricted") {
  const scene = await reported()
  const statement = verdict === "kept" ? { reasons: REASONS } : STATEMENT
  await asAdmin(`/api/reports/${scene.report.id}/decision`, { verdict, ...statement })
  return scene
}

/** The pilot of a blocked flight complains. */
async function complained() {
  const scene = await decided("restricted")
  const [restriction] = await db
    .select()
    .from(restrictionsTable)
    .where(eq(restrictionsTable.subjectId, scene.report.subjectId))
  const ref = restriction?.ref ?? ""
  const key = appealPath("restriction", ref).split("/").at(-1) ?? ""
  const contested = await findContested(db, { ref, key })
  if (!contested) throw new Error("there is nothing to complain about")
  const form = new FormData()
  form.set("explanation", WORDS)
  await appealByForm(db, contested, form, { user: null, address: `203.0.113.${guests}` })
  return scene
}

async function answered() {
  const scene = await complained()
  const { rows } = await db.execute<{ id: number }>("select max(id) as id from appeals")
  const answer = { verdict: "reversed", reasons: REASONS }
  await asAdmin(`/api/appeals/${rows[0]?.id}/decision`, answer)
  return scene
}

async function blocked() {
  const user = await makeUser(db)
  await asAdmin(`/api/users/${user.id}/block`, STATEMENT)
  return user
}

async function hidden(): Promise<string> {
  const flight = await makePastFlight(db)
  const [booking] = await db
    .select()
    .from(bookingsTable)
    .where(eq(bookingsTable.flightId, flight.id))
  if (!booking?.passengerId) throw new Error("nobody was on board")
  const { id } = await insertRow(db, reviewsTable, {
    flightId: flight.id,
    bookingId: booking.id,
    authorId: booking.passengerId,
    subjectId: flight.pilotId,
    stars: 1,
    text: "Nie wieder.",
    createdAt: clock.now(),
    publishedAt: clock.now(),
  })
  const report = await makeReport(db, { subjectKind: "review", subjectId: id })
  await asAdmin(`/api/reports/${report.id}/decision`, { verdict: "restricted", ...STATEMENT })
  const [author] = await db.select().from(usersTable).where(eq(usersTable.id, booking.passengerId))
  return author?.email ?? ""
}

async function hiddenReply(): Promise<string> {
  const pilot = await makePilot(db)
  const reply = { reply: "Das war dein Gewicht.", repliedAt: clock.now() }
  const { id } = await makeReview(db, { pilotId: pilot.id, ...reply })
  const report = await makeReport(db, { subjectKind: "review_reply", subjectId: id })
  await asAdmin(`/api/reports/${report.id}/decision`, { verdict: "restricted", ...STATEMENT })
  return pilot.email
}

async function hiddenMessage(): Promise<string> {
  const author = await makeUser(db)
  const { id: conversationId } = await makeConversation(db, { personId: author.id })
  const { id } = await makeMessage(db, { conversationId, authorId: author.id })
  const report = await makeReport(db, { subjectKind: "message", subjectId: id })
  await asAdmin(`/api/reports/${report.id}/decision`, { verdict: "restricted", ...STATEMENT })
  return author.email
}

async function hiddenMemory(): Promise<string> {
  const author = await makeUser(db)
  const { id: flightId } = await makePastFlight(db, { passengerId: author.id })
  const { id } = await makeMemory(db, { flightId, userId: author.id })
  const report = await makeReport(db, { subjectKind: "memory", subjectId: id })
  await asAdmin(`/api/reports/${report.id}/decision`, { verdict: "restricted", ...STATEMENT })
  return author.email
}

async function submitted(): Promise<string> {
  const flight = await makeFlight(db)
  const thing = await findReported(db, "flight", flight.id, undefined)
  if (!thing) throw new Error("the flight cannot be reported")
  guests += 1
  const email = `gast${guests}@meldung.example`
  const report = {
    reason: "other",
    explanation: WORDS,
    name: "Lena",
    email,
    isBonaFide: true,
  } as const
  const from = { actor: null, intent: `intent-${guests}-abcdef`, address: `203.0.113.${guests}` }
  await submitReport(db, { ...from, thing, report })
  return email
}

const ENDS = "Streitbeilegungsstelle"

const LETTERS: Record<string, { happens(): Promise<string>; subject: RegExp; says: string[] }> = {
  "report.received reporter": {
    happens: submitted,
    subject: /^Deine Meldung \w{12} ist eingegangen$/,
    says: [WORDS],
  },
  "report.decided reporter": {
    happens: async () => (await decided("kept")).email,
    subject: /^Deine Meldung \w{12}: unsere Entscheidung$/,
    says: [REASONS, "lassen ihn stehen", "Widersprechen", ENDS],
  },
  "user.blocked author": {
    happens: async () => (await blocked()).email,
    subject: /^Dein Konto ist gesperrt$/,
    says: [REASONS, STATEMENT.provision, "Widersprechen", ENDS, "ohne Automatik"],
  },
  "flight.blocked author": {
    happens: async () => (await decided("restricted")).pilot,
    subject: /^Dein Flug ist gesperrt$/,
    says: [REASONS, STATEMENT.provision, "Widersprechen", ENDS, "ohne Automatik"],
  },
  "review.hidden author": {
    happens: hidden,
    subject: /^Deine Bewertung ist ausgeblendet$/,
    says: [REASONS, STATEMENT.provision, "Widersprechen", ENDS, "ohne Automatik"],
  },
  "review.reply_hidden author": {
    happens: hiddenReply,
    subject: /^Deine Antwort ist ausgeblendet$/,
    says: [REASONS, STATEMENT.provision, "Widersprechen", ENDS, "die Bewertung bleibt stehen"],
  },
  "message.hidden author": {
    happens: hiddenMessage,
    subject: /^Deine Nachricht ist ausgeblendet$/,
    says: [REASONS, STATEMENT.provision, "Widersprechen", ENDS, "Außer dir kann sie niemand"],
  },
  "memory.hidden author": {
    happens: hiddenMemory,
    subject: /^Dein Foto ist ausgeblendet$/,
    says: [REASONS, STATEMENT.provision, "Widersprechen", ENDS, "nicht mehr im Album"],
  },
  "user.unblocked author": {
    async happens() {
      const { id, email } = await blocked()
      await asAdmin(`/api/users/${id}/unblock`, { reasons: WORDS })
      return email
    },
    subject: /^Dein Konto ist wieder offen$/,
    says: [WORDS],
  },
  "appeal.received appellant": {
    happens: async () => (await complained()).pilot,
    subject: /^Dein Widerspruch \w{12} ist eingegangen$/,
    says: [WORDS],
  },
  "appeal.decided appellant": {
    happens: async () => (await answered()).pilot,
    subject: /^Dein Widerspruch \w{12}: unsere Entscheidung$/,
    says: [REASONS, "Du hattest recht", "nicht mehr gesperrt"],
  },
  "appeal.decided reporters": {
    happens: async () => (await answered()).email,
    subject: /^Widerspruch \w{12} zu deiner Meldung: unsere Entscheidung$/,
    says: [REASONS, "nicht mehr gesperrt", ENDS],
  },
}

const ABOUT = ["report", "user", "review", "appeal"]
// reviews and the year have tests of their own
const TOLD_ELSEWHERE = ["sides", "reader"]
const mailed = NOTIFICATION_RULES.filter(
  ({ on, who, isMailed }) =>
    isMailed &&
    !on.includes("flight_request") &&
    on !== DOCUMENTS_DECIDED &&
    on !== MESSAGES_WAITING &&
    !TOLD_ELSEWHERE.includes(who) &&
    (ABOUT.includes(on.split(".")[0] ?? "") || who === "author"),
)

test("every event of reports and restrictions that sends mail has its template here", () => {
  const names = mailed.map(({ on, who }) => `${on} ${who}`)
  expect(Object.keys(LETTERS).toSorted()).toEqual(names.toSorted())
})

test.each(Object.entries(LETTERS))(
  "%s arrives with what was decided and why, the same in text and HTML",
  async (_, { happens, subject, says }) => {
    const email = await happens()
    await workOff(db)
    const mails = received.filter((mail) => mail.to?.[0]?.address === email)
    const [mail, ...more] = mails.filter((one) => subject.test(one.subject ?? ""))
    if (!mail) throw new Error(`no such mail among ${mails.map((one) => one.subject).join()}`)
    expect(more).toEqual([])
    const { text, html } = seenIn(mail)
    for (const fact of says) {
      expect.soft(text, "text").toContain(fact)
      expect.soft(html, "HTML").toContain(fact)
    }
    expect(factsIn(text)).toEqual(factsIn(html))
  },
)
