import { sql } from "drizzle-orm"
import { expect, test } from "vitest"
import { SYSTEM } from "#platform/actor.ts"
import { setClockSource } from "#platform/clock.ts"
import { type NewEvent, recordEvent } from "#platform/server/events.ts"
import { testDatabase } from "#tests/support/database.ts"
import { auditAddress } from "../audit-log.ts"
import { parseAuditAddress } from "../parse-audit-address.ts"
import { listAuditLog } from "./audit-queries.ts"

const db = await testDatabase()

const person = (userId: number) =>
  ({ kind: "user", userId, isPilot: true, isAdmin: true, officeRoles: ["owner"] }) as const

async function happens(at: string, event: Partial<NewEvent> & Pick<NewEvent, "kind">) {
  const restoreClock = setClockSource(() => new Date(at))
  await recordEvent(db, { entityId: 17, actor: SYSTEM, role: "system", ...event })
  restoreClock()
}

const read = (words: string) => parseAuditAddress(new URLSearchParams(words))
const log = (words: string) => listAuditLog(db, read(words))
const sentences = async (words: string) =>
  (await log(words)).entries.map(({ sentence }) => sentence)

test("the log says what happened to what, from where to where, why, by whom and when", async () => {
  await happens("2026-11-03T09:00:00Z", {
    kind: "flight.returned",
    entityId: 41,
    actor: person(4),
    role: "admin",
    from: "in_review",
    to: "draft",
    reason: "costs",
  })
  await happens("2026-11-02T22:59:59Z", {
    kind: "booking.requested",
    actor: person(7),
    role: "passenger",
  })
  await happens("2026-11-02T23:00:00Z", { kind: "booking.expired", to: "expired" })
  await happens("2026-11-04T12:00:00Z", {
    kind: "user.blocked",
    entityId: 7,
    actor: person(4),
    role: "admin",
  })
  await happens("2026-11-05T12:00:00Z", {
    kind: "job.retried",
    entityId: 0,
    actor: person(4),
    role: "admin",
    data: { queue: "mails", jobId: "x" },
  })
  const { entries, older, newer } = await log("")
  expect(entries.map(({ sentence }) => sentence)).toEqual([
    "Auftrag neu gestartet: Mails verschicken",
    "Gesperrt",
    "Zurückgegeben",
    "Anfrage ohne Antwort abgelaufen",
    "Mitflug angefragt",
  ])
  expect({ older, newer }).toEqual({ older: null, newer: null })
  expect(entries[0]?.thing).toEqual({ label: "Auftrag", number: null })
  expect(entries[2]).toMatchObject({
    thing: { label: "Flug", number: 41 },
    from: "in Prüfung",
    to: "Entwurf",
    reason: "Unter den Kosten steht etwas, das nicht geteilt werden darf",
    role: "Verwaltung",
    person: 4,
  })
})

test.each([
  ["rolle=verwaltung", 3],
  ["rolle=system", 1],
  ["rolle=pilot", 0],
  ["art=booking", 2],
  ["art=booking&rolle=passagier", 1],
  ["suche=17", 2],
  ["suche=Buchung+17", 2],
  ["suche=Flug+17", 0],
  ["suche=Mond", 0],
  // what they did, and what happened to their account
  ["person=7", 2],
  ["person=4", 3],
  // days of Berlin: the night of the second ends at 23:00 UTC
  ["bis=2026-11-02", 1],
  ["von=2026-11-03&bis=2026-11-03", 2],
  ["von=2026-11-05", 1],
])("%s finds %i", async (words, count) => {
  expect(await sentences(words)).toHaveLength(count)
})

test("pages stay what they are while new things happen, there and back again", async () => {
  await db.execute(sql`
    insert into events (kind, entity, entity_id, actor_kind, at)
    select 'plane.changed', 'plane', n, 'pilot', timestamptz '2026-10-01 08:00Z' + n / 2 * interval '1 minute'
    from generate_series(1, 75) n`)
  const numbersOf = (page: Awaited<ReturnType<typeof log>>) =>
    page.entries.map(({ thing }) => thing.number)
  const query = read("art=plane")
  const turned = (turn: { to: "older" | "newer"; id: number | null }) => {
    const address = auditAddress(query, { turn: { to: turn.to, id: turn.id ?? 0 } })
    return log(address.split("?")[1] ?? "")
  }
  const first = await log("art=plane")
  const second = await turned({ to: "older", id: first.older })
  await happens("2026-11-06T12:00:00Z", { kind: "plane.added", entityId: 900 })
  const secondAgain = await turned({ to: "older", id: first.older })
  const third = await turned({ to: "older", id: second.older })
  expect(secondAgain).toEqual(second)
  expect([...numbersOf(first), ...numbersOf(second), ...numbersOf(third)]).toEqual(
    Array.from({ length: 75 }, (_, index) => 75 - index),
  )
  expect(third.older).toBeNull()
  const back = await turned({ to: "newer", id: third.newer })
  expect(numbersOf(back)).toEqual(numbersOf(second))
  const front = await turned({ to: "newer", id: back.newer })
  expect(numbersOf(front)).toEqual(numbersOf(first))
  const newest = await turned({ to: "newer", id: front.newer })
  expect(numbersOf(newest)).toEqual([900])
  expect(newest.newer).toBeNull()
})

test("the oldest first it is turned the other way round, and back again", async () => {
  await db.execute(sql`
    insert into events (kind, entity, entity_id, actor_kind, at)
    select 'plane.changed', 'plane', 5000 + n, 'pilot', timestamptz '2025-03-01 08:00Z' + n * interval '1 minute'
    from generate_series(1, 32) n`)
  const words = "von=2025-03-01&bis=2025-03-01&sortierung=aelteste"
  const first = await log(words)
  const numbers = (entries: typeof first.entries) => entries.map(({ thing }) => thing.number)
  expect(numbers(first.entries)).toEqual(Array.from({ length: 30 }, (_, index) => 5_001 + index))
  expect(first.older).toBeNull()
  const second = await log(`${words}&nach=${first.newer}`)
  expect(numbers(second.entries)).toEqual([5_031, 5_032])
  expect(second.newer).toBeNull()
  const back = await log(`${words}&vor=${second.older}`)
  expect(back.entries).toEqual(first.entries)
  expect(back.older).toBeNull()
})
