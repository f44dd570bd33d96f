import { expect, test } from "vitest"
import { days } from "#platform/duration.ts"
import { type TaxRequest, taxStepDue, withheldFrom } from "./tax-details.ts"

const ASKED = new Date("2027-03-01T09:00:00Z")
const after = (count: number) => new Date(ASKED.getTime() + days(count))
const request = (since: Partial<TaxRequest> = {}): TaxRequest => ({
  requestedAt: ASKED,
  remindedAt: null,
  remindedAgainAt: null,
  withheldAt: null,
  givenAt: null,
  ...since,
})

test.each([
  [20, request(), null],
  [21, request(), "remind"],
  [41, request({ remindedAt: after(21) }), null],
  [42, request({ remindedAt: after(21) }), "remind_again"],
  [59, request({ remindedAt: after(21), remindedAgainAt: after(42) }), null],
  [60, request({ remindedAt: after(21), remindedAgainAt: after(42) }), "withhold"],
])("after %i days: what is due of %o is %s", (day, asked, step) => {
  expect(taxStepDue(asked, after(day))).toBe(step)
})

test("nothing is due once it is given, or withheld", () => {
  const reminded = { remindedAt: after(21), remindedAgainAt: after(42) }
  expect(taxStepDue(request({ givenAt: after(5) }), after(90))).toBeNull()
  expect(taxStepDue(request({ ...reminded, withheldAt: after(60) }), after(90))).toBeNull()
})

test("who was reminded late, because the server stood still, has two weeks for each answer", () => {
  expect(taxStepDue(request({ remindedAt: after(70) }), after(71))).toBeNull()
  const late = request({ remindedAt: after(70), remindedAgainAt: after(84) })
  expect(taxStepDue(late, after(97))).toBeNull()
  expect(taxStepDue(late, after(98))).toBe("withhold")
  expect(withheldFrom(late)).toEqual(after(98))
})
