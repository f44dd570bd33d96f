import { eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { insertRow } from "#db/seed/factories/insert-rows.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeReport } from "#db/seed/factories/make-report.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { appealsTable } from "#features/reports/server/appeals-table.ts"
import { restrictionsTable } from "#features/users/office/server/restrictions-table.ts"
import { hours } from "#platform/duration.ts"
import { newRef } from "#platform/ids.ts"
import { eventsTable } from "#platform/server/events.ts"
import { testDatabase } from "#tests/support/database.ts"
import { transparencyReport } from "../../dsa/transparency-report.ts"
import { exportTransparency } from "./export-transparency.ts"
import { readYear } from "./read-year.ts"

const db = await testDatabase()
const { id: userId } = await makeUser(db, { isAdmin: true })
const admin = { kind: "user", userId, isAdmin: true, isPilot: false } as const

const NEW_YEAR = new Date("2031-01-01T00:00:00+01:00")
const after = (passed: number) => new Date(NEW_YEAR.getTime() + hours(passed))
const flight = await makeFlight(db)
const about = { subjectKind: "flight", subjectId: flight.id } as const

async function restricted(createdAt: Date, ground: "law" | "terms") {
  return insertRow(db, restrictionsTable, {
    ...about,
    ref: newRef(),
    userId: flight.pilotId,
    subjectTitle: "Flug von Hanna Müller",
    ground,
    provision: "AGB, Abschnitt 4",
    reasons: "Hanna Müller verdient daran.",
    createdAt,
    liftedAt: after(500),
    liftReasons: "Geklärt.",
  })
}

const reported = await restricted(after(10), "terms")
await restricted(after(20), "law")
const decided = { status: "decided", reasons: "Gelesen." } as const
const { id: keptId } = await makeReport(db, {
  ...about,
  ...decided,
  createdAt: NEW_YEAR,
  verdict: "kept",
  decidedAt: after(2),
})
await makeReport(db, {
  ...about,
  ...decided,
  reason: "commercial",
  createdAt: after(4),
  verdict: "restricted",
  restrictionId: reported.id,
  decidedAt: after(10),
})
await makeReport(db, { ...about, createdAt: after(30) })
await makeReport(db, { ...about, createdAt: after(-1) })
await insertRow(db, appealsTable, {
  ref: newRef(),
  reportId: keptId,
  email: "lena@meldung.example",
  explanation: "Doch.",
  status: "reversed",
  reasons: "Stimmt.",
  createdAt: after(3),
  decidedAt: after(6),
})

async function lineOf(key: string, label: string) {
  const sections = transparencyReport(await readYear(db, 2031))
  return sections.find((one) => one.key === key)?.lines.find((one) => one.label === label)?.value
}

test("the report counts what was reported, decided, restricted and complained about in its year", async () => {
  expect(await lineOf("meldungen", "Eingegangen")).toBe(3)
  expect(await lineOf("meldungen", "davon „Gewerbliches Angebot“")).toBe(1)
  expect(await lineOf("meldungen", "Entschieden")).toBe(2)
  expect(await lineOf("meldungen", "davon mit einer Maßnahme")).toBe(1)
  // two hours and six
  expect(await lineOf("meldungen", "Mittlere Zeit bis zur Entscheidung")).toBe(4)
  expect(await lineOf("eigene", "Zusammen")).toBe(1)
  expect(await lineOf("eigene", "Grundlage: Gesetz")).toBe(1)
  expect(await lineOf("massnahmen", "Zusammen")).toBe(2)
  expect(await lineOf("beschwerden", "Entscheidung geändert")).toBe(1)
  expect(await lineOf("beschwerden", "Mittlere Zeit bis zur Entscheidung")).toBe(3)
  expect(await lineOf("automatik", "Automatisch entschieden")).toBe(0)
})

test("statements of reasons name nobody, and say when the content was made", async () => {
  const file = await exportTransparency(db, admin, { year: 2031, file: "begruendungen.json" })
  const { statements } = JSON.parse(file)
  expect(statements).toHaveLength(2)
  expect(file).not.toContain("Müller")
  expect(file).not.toContain("@")
  expect(statements[0]).toMatchObject({
    puid: reported.ref,
    source_type: "SOURCE_ARTICLE_16",
    application_date: "2031-01-01",
    end_date_visibility_restriction: "2031-01-21",
    content_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  })
})

test("each file that was taken is in the log with its year", async () => {
  await exportTransparency(db, admin, { year: 2030, file: "bericht.csv" })
  const { kind, actorId, reason } = eventsTable
  const events = await db.select({ kind, reason }).from(eventsTable).where(eq(actorId, userId))
  expect(events).toContainEqual({ kind: "user.transparency_exported", reason: "2030" })
  expect(events).toContainEqual({ kind: "user.reasons_exported", reason: "2031" })
})
