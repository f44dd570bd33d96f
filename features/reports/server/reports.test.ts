import { and, eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import type { UserActor } from "#platform/actor.ts"
import { env } from "#platform/server/env.ts"
import { mailsTable } from "#platform/server/mail.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import type { ReportStep } from "../report.ts"
import { reportByForm } from "./report-by-form.ts"
import { findReported, type ReportedThing } from "./report-subject.ts"
import { reportsTable } from "./reports-table.ts"

const db = await testDatabase()
// connects the limits, as the process does
testApplication(db)

let guests = 0
/** What a guest fills in, each with an address of their own. */
function filled(fields: Record<string, string> = {}) {
  guests += 1
  return {
    intent: `intent-${guests}-abcdef`,
    reason: "unsafe_flight",
    explanation: "Im Bild ist ein Flugzeug ohne Kennzeichen zu sehen.",
    name: "Lena Berger",
    email: `lena${guests}@meldung.example`,
    isBonaFide: "on",
    ...fields,
  }
}

async function reportedFlight(): Promise<ReportedThing> {
  const flight = await makeFlight(db, { title: "Übers Watt nach Juist" })
  const thing = await findReported(db, "flight", flight.id, undefined)
  if (!thing) throw new Error("the flight cannot be reported")
  return thing
}

function post(
  thing: ReportedThing,
  fields: Record<string, string>,
  client: { user?: UserActor; known?: { name: string; email: string }; address?: string } = {},
): Promise<ReportStep> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return reportByForm(db, thing, form, {
    user: client.user ?? null,
    known: client.known,
    address: client.address ?? `192.0.2.${guests}`,
  })
}

const reportsOn = (thing: ReportedThing) =>
  db.select().from(reportsTable).where(eq(reportsTable.subjectId, thing.id))

const mailsTo = (email: string) =>
  db.select().from(mailsTable).where(eq(mailsTable.recipient, email))

test("a guest's report is stored with what it is about, acknowledged by mail and sent to the operator", async () => {
  const thing = await reportedFlight()
  const fields = filled()
  const answer = await post(thing, fields)
  await workOff(db)
  const [row, ...more] = await reportsOn(thing)
  expect(more).toEqual([])
  expect(row).toMatchObject({
    subjectKind: "flight",
    subjectTitle: thing.title,
    reason: "unsafe_flight",
    explanation: fields.explanation,
    reporterId: null,
    reporterName: "Lena Berger",
    status: "received",
  })
  expect(answer).toMatchObject({ step: "received", ref: row?.ref, email: fields.email })
  const [receipt, ...others] = await mailsTo(fields.email)
  expect(others).toEqual([])
  expect(receipt?.subject).toBe(`Deine Meldung ${row?.ref} ist eingegangen`)
  if (answer.step === "received") expect(receipt?.text).toContain(answer.receivedAt)
  expect(receipt?.text).toContain(fields.explanation)
  const [news] = await db
    .select()
    .from(mailsTable)
    .where(
      and(
        eq(mailsTable.recipient, env().OPERATOR_EMAIL),
        eq(mailsTable.key, `report/${row?.id}/operator`),
      ),
    )
  expect(news?.text).toContain(fields.email)
  expect(news?.html).toContain(thing.path)
})

test("a double click is one report and one receipt; another text is another report", async () => {
  const thing = await reportedFlight()
  const fields = filled()
  const [one, other] = await Promise.all([post(thing, fields), post(thing, fields)])
  expect(one).toEqual(other)
  expect(await post(thing, fields)).toEqual(one)
  await workOff(db)
  expect(await reportsOn(thing)).toHaveLength(1)
  expect(await mailsTo(fields.email)).toHaveLength(1)
  await post(thing, {
    ...fields,
    explanation: "Und der Preis enthält einen Gewinn, sagt er selbst.",
  })
  expect(await reportsOn(thing)).toHaveLength(2)
})

test("what is missing is said by field, all of it at once, and what was typed stays", async () => {
  const thing = await reportedFlight()
  const answer = await post(thing, { intent: "intent-abcdef", explanation: "zu kurz" })
  expect(answer).toMatchObject({
    step: "form",
    entries: { explanation: "zu kurz" },
    fields: {
      reason: "Bitte wähle, worum es geht",
      explanation: "Bitte beschreib es genauer, mit mindestens 20 Zeichen",
      name: "Bitte gib deinen Namen an",
      email: "Bitte gib deine E-Mail-Adresse an, für die Eingangsbestätigung",
      isBonaFide: "Bitte bestätige, dass deine Angaben nach deinem Wissen stimmen",
    },
  })
  expect(await post(thing, filled({ email: "keine" }))).toMatchObject({
    fields: { email: "Bitte gib eine gültige E-Mail-Adresse an" },
  })
  expect(await reportsOn(thing)).toEqual([])
})

test("sexual violence against children is reported without a name, and nobody is written to", async () => {
  const thing = await reportedFlight()
  const answer = await post(thing, filled({ reason: "child_abuse", name: "", email: "" }))
  await workOff(db)
  expect(answer).toMatchObject({ step: "received", email: "" })
  expect(await mailsTo("")).toEqual([])
})

test("somebody signed in reports as who they are, whatever the form says", async () => {
  const user = await makeUser(db)
  const thing = await reportedFlight()
  const actor: UserActor = { kind: "user", userId: user.id, isPilot: false, isAdmin: false }
  const known = { name: "Lena Berger", email: user.email }
  await post(thing, filled({ name: "Wer anders", email: "fremd@meldung.example" }), {
    user: actor,
    known,
  })
  await workOff(db)
  const [row] = await reportsOn(thing)
  expect(row).toMatchObject({ reporterId: user.id, reporterName: "Lena Berger", email: user.email })
  expect(await mailsTo(user.email)).toHaveLength(1)
  expect(await mailsTo("fremd@meldung.example")).toEqual([])
})

test("nobody floods a stranger's mailbox with receipts", async () => {
  const thing = await reportedFlight()
  const email = "opfer@meldung.example"
  const answers: ReportStep[] = []
  for (let round = 0; round < 11; round += 1) answers.push(await post(thing, filled({ email })))
  expect(answers.filter(({ step }) => step === "received")).toHaveLength(10)
  expect(answers.at(-1)).toMatchObject({
    refusal: expect.stringMatching(/^Das waren zu viele Versuche/),
  })
})

test("what somebody cannot see they cannot report", async () => {
  const draft = await makeFlight(db, { status: "draft" })
  expect(await findReported(db, "flight", draft.id, undefined)).toBeUndefined()
  expect(await findReported(db, "flight", draft.id, draft.pilotId)).toBeDefined()
  expect(await findReported(db, "profile", 2_000_000_000, undefined)).toBeUndefined()
  expect(await findReported(db, "review", 2_000_000_000, undefined)).toBeUndefined()
  const user = await makeUser(db, { firstName: "Mira", lastName: "Ohm" })
  expect(await findReported(db, "profile", user.id, undefined)).toMatchObject({
    title: "Profil von Mira O.",
    path: `/de/profil/${user.id}`,
  })
})
