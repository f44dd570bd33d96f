import { expect, test } from "vitest"
import { HIDDEN_CONTACT } from "#platform/mask-contacts.ts"
import { visibleMessage } from "./visible-message.ts"

const TEXT = "Ruf mich an: 0171 2345678"
const MASKED = `Ruf mich an: ${HIDDEN_CONTACT}`

test.each(["held", "requested", "declined", "expired", "withdrawn"] as const)(
  "as long as a booking is %s, nobody reads how to reach the other",
  (status) => {
    expect(visibleMessage(TEXT, { status })).toBe(MASKED)
  },
)

test.each(["confirmed", "flown", "cancelled_by_pilot"] as const)(
  "who had a yes, and is %s now, reads all of it",
  (status) => {
    expect(visibleMessage(TEXT, { status })).toBe(TEXT)
  },
)

test("more seats of a confirmed booking are asked for by somebody who is known", () => {
  expect(visibleMessage(TEXT, { status: "requested", lead: { status: "confirmed" } })).toBe(TEXT)
  expect(visibleMessage(TEXT, { status: "requested", lead: { status: "requested" } })).toBe(MASKED)
})
