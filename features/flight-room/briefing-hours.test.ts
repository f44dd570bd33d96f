import { expect, test } from "vitest"
import { hours } from "#platform/duration.ts"
import { briefingOpensAt, canReadBriefing } from "./briefing-hours.ts"

const DEPARTS = new Date("2026-12-05T10:00:00Z")
const flight = { pilotId: 7, status: "published", departsAt: DEPARTS } as const
const before = (count: number) => new Date(DEPARTS.getTime() - hours(count))

test("the briefing opens 48 hours ahead, for who flies", () => {
  expect(briefingOpensAt(flight)).toEqual(new Date("2026-12-03T10:00:00Z"))
  expect(canReadBriefing(flight, 7, before(48))).toBe(true)
  expect(canReadBriefing(flight, 7, before(48.01))).toBe(false)
  expect(canReadBriefing(flight, 8, before(1))).toBe(false)
})

test("it stays open under way and closes with the landing", () => {
  expect(canReadBriefing({ ...flight, status: "under_way" }, 7, before(-1))).toBe(true)
  expect(canReadBriefing({ ...flight, status: "settlement_due" }, 7, before(-3))).toBe(false)
  expect(canReadBriefing({ ...flight, status: "cancelled" }, 7, before(3))).toBe(false)
})
