import { expect, test } from "vitest"
import { minutes } from "#platform/duration.ts"
import { isTimeToNotify, type PendingDecision } from "./pending-decisions.ts"

const NOW = new Date("2026-12-05T10:00Z")

const decided = (status: PendingDecision["status"], minutesAgo: number): PendingDecision => {
  return { status, notificationDueSince: new Date(NOW.getTime() - minutes(minutesAgo)) }
}

test.each<[string, PendingDecision[], isMoreToDecide: boolean, boolean]>([
  ["nothing", [], false, false],
  ["one that was the last, at once", [decided("verified", 0)], false, true],
  ["one of several, a moment ago", [decided("verified", 0)], true, false],
  ["one of several, ten minutes ago", [decided("verified", 10)], true, true],
  ["some, the last a moment ago", [decided("verified", 25), decided("verified", 1)], true, false],
  ["some in a row of half an hour", [decided("verified", 30), decided("verified", 1)], true, true],
  ["one that came back, a moment ago", [decided("rejected", 1)], true, false],
  ["one that came back, two minutes ago", [decided("rejected", 2)], true, true],
  ["one that came back in a row", [decided("rejected", 5), decided("verified", 0)], true, true],
  ["approvals with a rejection", [decided("verified", 3), decided("rejected", 1)], true, false],
])("%s", (_, pending, isMoreToDecide, isTold) => {
  expect(isTimeToNotify(pending, { isMoreToDecide }, NOW)).toBe(isTold)
})
