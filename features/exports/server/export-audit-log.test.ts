import { expect, test } from "vitest"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { parseAuditAddress } from "#features/admin/parse-audit-address.ts"
import { setClockSource } from "#platform/clock.ts"
import { recordEvent } from "#platform/server/events.ts"
import { testDatabase } from "#tests/support/database.ts"
import { exportAuditLog } from "./export-audit-log.ts"

const db = await testDatabase()

async function csvOf(words: string) {
  const { id: userId } = await makeUser(db, { isAdmin: true })
  const admin = { kind: "user", userId, isAdmin: true, isPilot: false } as const
  let text = ""
  for await (const piece of await exportAuditLog(
    db,
    admin,
    parseAuditAddress(new URLSearchParams(words)),
  )) {
    text += piece
  }
  return { userId, lines: text.trimEnd().split("\r\n") }
}

test("a period of the log is a table of all its events, the newest first, however many pages they have", async () => {
  const start = new Date("2031-07-01T10:00:00Z").getTime()
  for (let at = 0; at < 1_003; at += 1) {
    const restoreClock = setClockSource(() => new Date(start + at * 1000))
    await recordEvent(db, {
      kind: "flight.returned",
      entityId: at + 1,
      actor: { kind: "user", userId: 4, isAdmin: true, isPilot: false },
      role: "admin",
      from: "in_review",
      to: "draft",
      reason: "=SUM(A1)",
    })
    restoreClock()
  }
  const { lines } = await csvOf("von=2031-07-01&bis=2031-07-01")
  expect(lines[0]).toBe(
    '\ufeff"Ereignis";"Tag";"Uhrzeit";"Wer";"Konto";"Was";"Worum";"Nummer";"Von";"Nach";"Warum"',
  )
  expect(lines).toHaveLength(1_004)
  const numbers = lines.slice(1).map((line) => Number(line.split(";")[7]))
  expect(numbers).toEqual(Array.from({ length: 1_003 }, (_, index) => 1_003 - index))
  expect(lines.at(-1)).toMatch(
    /^\d+;"01.07.2031";"12:00";"Verwaltung";4;"Zurückgegeben";"Flug";1;"in Prüfung";"Entwurf";"'=SUM\(A1\)"$/,
  )
})

test("that the log was taken stands in the log, with its period", async () => {
  const { userId } = await csvOf("von=2031-08-01&bis=2031-08-31")
  const { lines } = await csvOf(`person=${userId}`)
  expect(lines.at(-1)).toContain(
    `"Verwaltung";${userId};"Protokoll als Tabelle heruntergeladen";"Konto";${userId};;;"2031-08-01 bis 2031-08-31"`,
  )
})

test("the table has the columns and the order of the page, however many pages there are", async () => {
  const { lines } = await csvOf(
    "von=2031-07-01&bis=2031-07-01&sortierung=aelteste&spalten=thing,at",
  )
  expect(lines[0]).toBe('\ufeff"Ereignis";"Tag";"Uhrzeit";"Was";"Worum";"Nummer"')
  expect(lines.slice(1).map((line) => Number(line.split(";")[5]))).toEqual(
    Array.from({ length: 1_003 }, (_, index) => index + 1),
  )
})
