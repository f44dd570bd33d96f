import { expect, test } from "vitest"
import { sessionEnd } from "./auth.ts"

const signIn = new Date("2027-03-01T10:00:00Z")

test.each([
  [false, "2027-03-01T10:00:00Z", "2027-03-02T10:00:00Z"],
  [false, "2027-03-04T20:00:00Z", "2027-03-05T20:00:00Z"],
  [false, "2027-03-08T01:00:00Z", "2027-03-08T10:00:00Z"],
  [true, "2027-03-01T10:00:00Z", "2027-03-31T10:00:00Z"],
  [true, "2027-08-20T10:00:00Z", "2027-08-28T10:00:00Z"],
])("a session (persistent: %s) used at %s ends at %s", (isPersistent, usedAt, end) => {
  expect(sessionEnd({ isPersistent, createdAt: signIn }, new Date(usedAt))).toEqual(new Date(end))
})
