import { expect, test } from "vitest"
import { canCloseOccurrence, canReadOccurrence, canReportOccurrence } from "./occurrence.ts"

const flight = {
  departsAt: new Date("2026-12-05T10:00:00Z"),
  arrivesAt: new Date("2026-12-05T11:40:00Z"),
}
const admin = {
  kind: "user",
  userId: 1,
  isPilot: false,
  isAdmin: true,
  officeRoles: ["owner"],
} as const

test.each([
  { at: "2026-12-04T09:59:59Z", may: false },
  { at: "2026-12-04T10:00:00Z", may: true },
  { at: "2027-01-04T11:40:00Z", may: true },
  { at: "2027-01-04T11:40:01Z", may: false },
])(
  "$at, a day before the start to 30 days after the planned end, may report: $may",
  ({ at, may }) => {
    for (const role of ["pilot", "passenger"] as const) {
      expect(canReportOccurrence({ ...flight, role }, new Date(at))).toBe(may)
    }
  },
)

test("who neither flies nor comes along reports nothing", () => {
  expect(canReportOccurrence({ ...flight, role: null }, flight.departsAt)).toBe(false)
})

test("only the back office reads and closes, nobody what they have a part in, and nothing twice", () => {
  expect(canReadOccurrence(admin, { isInvolved: false })).toBe(true)
  expect(canReadOccurrence(admin, { isInvolved: true })).toBe(false)
  expect(
    canReadOccurrence({ ...admin, isAdmin: false, officeRoles: [] }, { isInvolved: false }),
  ).toBe(false)
  expect(canCloseOccurrence(admin, { isInvolved: false, closedAt: null })).toBe(true)
  expect(canCloseOccurrence(admin, { isInvolved: true, closedAt: null })).toBe(false)
  expect(canCloseOccurrence(admin, { isInvolved: false, closedAt: flight.arrivesAt })).toBe(false)
})
