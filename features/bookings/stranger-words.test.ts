import { expect, test } from "vitest"
import { HIDDEN_CONTACT } from "#platform/mask-contacts.ts"
import { wordsBetween } from "./stranger-words.ts"

const TEXT = "Ruf mich an: 0171 2345678"
const MASKED = `Ruf mich an: ${HIDDEN_CONTACT}`

test.each(["held", "requested", "declined", "expired", "withdrawn"] as const)(
  "as long as a booking is %s, nobody reads how to reach the other",
  (status) => {
    expect(wordsBetween(TEXT, { status })).toBe(MASKED)
  },
)

test.each(["confirmed", "flown", "cancelled_by_pilot"] as const)(
  "who had a yes, and is %s now, reads all of it",
  (status) => {
    expect(wordsBetween(TEXT, { status })).toBe(TEXT)
  },
)

test("more seats of a confirmed booking are asked for by somebody who is known", () => {
  expect(wordsBetween(TEXT, { status: "requested", lead: { status: "confirmed" } })).toBe(TEXT)
  expect(wordsBetween(TEXT, { status: "requested", lead: { status: "requested" } })).toBe(MASKED)
})
