import { expect, test } from "vitest"
import { canAppeal, canDecideAppeal, lastDayToAppeal } from "./appeal.ts"
import { canDecideReport } from "./can-decide-report.ts"

const open = { isUndone: false, hasAppeal: false }

test.each([
  // a day has passed in Berlin before it has in UTC
  ["2027-01-15T22:59:00Z", "2027-07-15"],
  ["2027-01-15T23:00:00Z", "2027-07-16"],
  // no 31 February (§ 188 (3) BGB)
  ["2027-08-31T10:00:00Z", "2028-02-29"],
  ["2026-08-31T10:00:00Z", "2027-02-28"],
])("what was decided at %s can be complained about until %s", (decided, last) => {
  expect(lastDayToAppeal(new Date(decided))).toBe(last)
})

test.each([
  ["on the last day", "2027-07-15T21:59:00Z", {}, true],
  ["the day after", "2027-07-15T22:00:00Z", {}, false],
  ["a second time", "2027-02-01T10:00:00Z", { hasAppeal: true }, false],
  ["about what is undone", "2027-02-01T10:00:00Z", { isUndone: true }, false],
])("a complaint %s", (_, now, part, expected) => {
  const decidedAt = new Date("2027-01-15T10:00:00Z")
  expect(canAppeal({ decidedAt, ...open, ...part }, new Date(now))).toBe(expected)
})

const admin = {
  kind: "user",
  userId: 1,
  isPilot: false,
  isAdmin: true,
  officeRoles: ["owner"],
} as const

test.each([
  ["a stranger's", { reporterId: 2, authorId: 3 }, true],
  ["a guest's about what is gone", { reporterId: null, authorId: null }, true],
  ["their own", { reporterId: 1, authorId: 3 }, false],
  ["one about themself", { reporterId: 2, authorId: 1 }, false],
])("whether an admin decides %s report", (_, report, expected) => {
  expect(canDecideReport(admin, report)).toBe(expected)
  expect(canDecideReport({ ...admin, isAdmin: false, officeRoles: [] }, report)).toBe(false)
  const appeal = { userId: report.reporterId, authorId: report.authorId }
  expect(canDecideAppeal(admin, appeal)).toBe(expected)
})
