import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { changeOf, countDone, latestTicks, roleOfSlug, type Tick } from "./checklist.ts"
import { CHECKLISTS, itemsOf } from "./checklist-items.ts"
import { formatDueTime, formatSyncState } from "./ui/format-checklist.ts"

const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 12, minute)).toISOString()
const tick = (item: string, isDone: boolean, minute: number): Tick => {
  return { item, isDone, changedAt: at(minute) }
}

const someTick = fc
  .record({
    item: fc.constantFrom("a", "b", "c"),
    isDone: fc.boolean(),
    minute: fc.integer({ min: 0, max: 5 }),
  })
  .map(({ item, isDone, minute }) => tick(item, isDone, minute))
const someTicks = fc.array(someTick, { maxLength: 20 })

const byItem = (ticks: readonly Tick[]) => ticks.toSorted((a, b) => a.item.localeCompare(b.item))

describe("of several changes the last one of each item holds", () => {
  test("an earlier one that comes later changes nothing", () => {
    expect(latestTicks([tick("a", true, 3)], [tick("a", false, 2)])).toEqual([tick("a", true, 3)])
    expect(latestTicks([tick("a", true, 3)], [tick("a", false, 4)])).toEqual([tick("a", false, 4)])
  })

  test("of two at the same moment the one that ticks", () => {
    const both = [tick("a", false, 1), tick("a", true, 1)]
    expect(latestTicks(both)).toEqual([tick("a", true, 1)])
    expect(latestTicks(both.toReversed())).toEqual([tick("a", true, 1)])
  })

  test("in whatever order and however often they arrive, the list ends the same", () => {
    fc.assert(
      fc.property(someTicks, someTicks, fc.func(fc.integer()), (one, other, rank) => {
        const shuffled = [...one, ...other, ...one].toSorted((a, b) => rank(a) - rank(b))
        expect(byItem(latestTicks(shuffled))).toEqual(byItem(latestTicks(one, other)))
        expect(byItem(latestTicks(latestTicks(one), latestTicks(other)))).toEqual(
          byItem(latestTicks(one, other)),
        )
      }),
    )
  })
})

test("a press always wins against what was on screen, even with a clock that is behind", () => {
  fc.assert(
    fc.property(someTick, fc.integer({ min: -60, max: 60 }), (known, minute) => {
      const pressed = changeOf(known.item, !known.isDone, known, new Date(at(minute)))
      expect(latestTicks([known], [pressed])).toEqual([pressed])
    }),
  )
})

test("every item of a list has a name of its own, and a text that ends without a full stop", () => {
  for (const role of ["pilot", "passenger"] as const) {
    const items = itemsOf(role)
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
    for (const { id, text, hint } of items) {
      expect.soft(id).toMatch(/^[a-z-]{3,40}$/)
      expect.soft(text).toMatch(/[^.!]$/)
      if (hint) expect.soft(hint, id).toMatch(/\.$/)
    }
  }
})

test("the moments of the charter come in its order, and what comes after the flight last", () => {
  for (const list of Object.values(CHECKLISTS)) {
    expect(list.map(({ title }) => title)).toEqual([
      "Nach der Buchung",
      "Am Tag davor",
      "Vor dem Start",
      "An Bord",
      "Nach der Landung",
    ])
    expect(list.every(({ items }) => items.length >= 3)).toBe(true)
  }
})

test("only what is ticked counts", () => {
  const items = itemsOf("passenger").slice(0, 3)
  const [first = "", second = ""] = items.map(({ id }) => id)
  expect(countDone(items, [tick(first, true, 1), tick(second, false, 2), tick("x", true, 1)])).toBe(
    1,
  )
})

test("an address asks for the general list of one side or of none", () => {
  expect(["steuer", "gast", "pilot", "", null].map(roleOfSlug)).toEqual([
    "pilot",
    "passenger",
    undefined,
    undefined,
    undefined,
  ])
})

test("the day before is the day before where the flight begins, also when the clocks change", () => {
  const flight = {
    id: 1,
    title: "Rundflug",
    role: "pilot",
    // half past midnight in Berlin, the night in which the clocks went back
    departsAt: "2026-10-25T23:30:00.000Z",
    arrivesAt: "2026-10-26T00:30:00.000Z",
    timeZone: "Europe/Berlin",
    durationMinutes: 60,
    departure: { name: "Bonn-Hangelar", code: "EDKB" },
    destination: { name: "Bonn-Hangelar", code: "EDKB" },
    registration: null,
    meetingPoint: "",
  } as const
  expect(formatDueTime("day-before", flight)).toBe("So., 25. Oktober")
  expect(formatDueTime("before-start", flight)).toBe("Mo., 26. Oktober, Start 00:30 Uhr")
  expect(formatDueTime("landed", flight)).toBe("geplant um 01:30 Uhr")
  expect(formatDueTime("on-board", flight)).toBeNull()
})

test("the page says whether the ticks are on the server", () => {
  const savedAt = "2026-11-22T13:02:00.000Z"
  expect(formatSyncState({ isWaiting: true, savedAt })).toBe("Noch nicht gespeichert")
  expect(formatSyncState({ isWaiting: false, savedAt })).toBe("Gespeichert 14:02")
  expect(formatSyncState({ isWaiting: false, savedAt: null })).toBeNull()
})
