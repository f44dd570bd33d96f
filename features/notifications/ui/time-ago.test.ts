import { expect, test } from "vitest"
import { timeAgo } from "./time-ago.ts"

const NOW = new Date("2027-06-12T08:00:00Z")

test.each([
  ["2027-06-12T08:00:30Z", "gerade eben"],
  ["2027-06-12T07:59:20Z", "gerade eben"],
  ["2027-06-12T07:55:00Z", "vor 5 Min."],
  ["2027-06-12T05:00:00Z", "vor 3 Std."],
  // shortly after midnight in Berlin it is the same day
  ["2027-06-11T22:10:00Z", "vor 9 Std."],
  ["2027-06-11T21:50:00Z", "gestern"],
  ["2027-06-10T12:00:00Z", "vorgestern"],
  ["2027-06-08T12:00:00Z", "vor 4 Tagen"],
  ["2027-05-29T12:00:00Z", "Sa., 29. Mai"],
])("%s was „%s“", (at, words) => {
  expect(timeAgo(new Date(at), NOW)).toBe(words)
})
