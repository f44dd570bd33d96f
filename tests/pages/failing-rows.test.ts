import { expect, test } from "vitest"
import { countOfficeWork } from "#app/count-office-work.ts"
import { makeFailingRow } from "#db/seed/factories/make-failed.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { JOBS_LIST } from "#features/admin/jobs-list.ts"
import type { UserActor } from "#platform/actor.ts"
import { env } from "#platform/server/env.ts"
import { failingRowsTable } from "#platform/server/failing-rows.ts"
import { apiEndpoints } from "#server/api-list.ts"
import { servePage } from "#server/pages.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { rawWordsIn } from "#tests/support/raw-words.ts"
import { accessCookieFor } from "#tests/support/sign-in.ts"
import { visibleLines, withoutOutput } from "#tests/support/visible-text.ts"

const db = await testDatabase()
const { app } = testApplication(db, apiEndpoints, (c) => servePage(db, c))
const admin = await makeUser(db, { isAdmin: true })
const OWNER: UserActor = {
  kind: "user",
  userId: admin.id,
  isPilot: false,
  isAdmin: true,
  officeRoles: ["owner"],
}

async function textOf(query: string): Promise<string> {
  const cookie = await accessCookieFor(db, admin.id)
  const address = `${env().PUBLIC_URL}/de/verwaltung/auftraege?${query}`
  return await (await app.request(address, { headers: { cookie } })).text()
}

async function linesOf(query: string): Promise<string[]> {
  return visibleLines(await textOf(query))
}

test("the page of jobs says where no single case is stuck", async () => {
  expect(await linesOf("ansicht=einzelfaelle")).toContain("Kein Einzelfall hängt")
})

test("it shows each case with its problem, its attempts and a way to retry", async () => {
  await makeFailingRow(db, {
    rowId: "17",
    problem: "23514: seats are counted",
    firstFailedAt: new Date("2026-06-01T10:00:00Z"),
    lastFailedAt: new Date("2026-06-01T10:01:30Z"),
    retryAt: new Date("2026-06-01T10:03:30Z"),
  })
  const lines = await linesOf("ansicht=einzelfaelle&warteschlange=lapse-holds")
  const first = lines.indexOf("Einzelfälle, die gerade nicht gelingen")
  expect(lines.slice(first, first + 8)).toEqual([
    "Einzelfälle, die gerade nicht gelingen",
    expect.stringContaining("mit wachsenden Pausen"),
    "‹Buchung 17 auswählen›",
    "Buchung 17",
    "Abgelaufene Reservierungen lösen",
    "23514: seats are counted",
    "3 Versuche, zuerst Mo., 1. Juni 2026, 12:00 Uhr, zuletzt Mo., 1. Juni 2026, 12:01 Uhr. Von selbst wieder ab Mo., 1. Juni 2026, 12:03 Uhr.",
    expect.stringContaining("Noch einmal"),
  ])
  expect(await linesOf("ansicht=einzelfaelle&warteschlange=mails")).toContain(
    "Kein Einzelfall hängt",
  )
  // the number in menu and overview
  expect((await countOfficeWork(db, OWNER))[JOBS_LIST.path]).toBe(1)
  await db.delete(failingRowsTable)
})

test("a rule of the books reads as a sentence, with its id beside what the program says", async () => {
  const rowId = "no-seat-belongs-to-a-booking-that-is-over-or-waits-for-another-date"
  const problem =
    'Error: rows that break it: 1, first {"flight_id":7,"status":"cancelled_by_pilot"}'
  await makeFailingRow(db, { queue: "watch-books", entity: "rule", rowId, problem })
  const page = await textOf("ansicht=einzelfaelle&warteschlange=watch-books")
  const lines = visibleLines(page)
  expect(lines).toContain(
    "Regel der Bücher: Kein Platz gehört einer Buchung, die beendet ist oder auf einen neuen Termin wartet",
  )
  expect(lines).toContain(`${rowId}: ${problem}`)
  expect(visibleLines(withoutOutput(page)).flatMap(rawWordsIn)).toEqual([])
  await db.delete(failingRowsTable)
})
