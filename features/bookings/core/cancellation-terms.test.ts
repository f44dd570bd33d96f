import { expect, test } from "vitest"
import { cancellationTerms, formatCancellationTerms } from "./cancellation-terms.ts"

const flight = { departsAt: new Date("2027-06-12T07:30:00Z"), timeZone: "Europe/Berlin" }
const DAYS_BEFORE = new Date("2027-06-07T12:00:00Z")
const EIGHTEEN_HOURS_BEFORE = new Date("2027-06-11T13:30:00Z")
const SEVEN_HOURS_BEFORE = new Date("2027-06-12T00:30:00Z")
const LATER = new Date("2027-06-12T00:30:00.001Z")

const half = { when: "danach", refund: "halber Anteil zurück, Gebühr bleibt" }
const byPilot = { when: "Henrik sagt ab", refund: "alles zurück" }

test("until a day before the start everything comes back, in the flight's own time", () => {
  expect(cancellationTerms(flight, "Henrik", DAYS_BEFORE, "with-yes")).toEqual([
    { when: "bis 11.6., 09:30", refund: "alles zurück" },
    half,
    byPilot,
  ])
})

test.each([
  ["with-order", "1 Stunde ab Buchung"],
  ["with-yes", "1 Stunde ab Zusage"],
] as const)("a guest who books on the last day, certain %s, has one free hour", (certain, when) => {
  for (const now of [EIGHTEEN_HOURS_BEFORE, SEVEN_HOURS_BEFORE]) {
    expect(cancellationTerms(flight, "Henrik", now, certain)).toEqual([
      { when, refund: "alles zurück" },
      half,
      byPilot,
    ])
  }
})

test("a guest who books hours before the start has none, but the pilot's own cancellation stays free", () => {
  expect(cancellationTerms(flight, "Henrik", LATER, "with-order")).toEqual([
    { when: "ab Buchung", refund: half.refund },
    byPilot,
  ])
})

const THEN = "Danach bekommst du den halben Kostenanteil zurück, die Servicegebühr bleibt."

test.each([
  [
    DAYS_BEFORE,
    "with-order",
    `Kostenlos stornieren kannst du bis Fr., 11. Juni 2027, 09:30 Uhr. ${THEN}`,
  ],
  [
    DAYS_BEFORE,
    "with-yes",
    `Kostenlos stornieren kannst du bis Fr., 11. Juni 2027, 09:30 Uhr. ${THEN}`,
  ],
  [
    EIGHTEEN_HOURS_BEFORE,
    "with-order",
    `Kostenlos stornieren kannst du in der ersten Stunde nach der Buchung. ${THEN}`,
  ],
  [
    EIGHTEEN_HOURS_BEFORE,
    "with-yes",
    `Kostenlos stornieren kannst du in der ersten Stunde nach der Zusage, wenn der Start dann noch 6 Stunden entfernt ist. ${THEN}`,
  ],
  [
    EIGHTEEN_HOURS_BEFORE,
    { at: EIGHTEEN_HOURS_BEFORE },
    `Kostenlos stornieren kannst du bis Fr., 11. Juni 2027, 16:30 Uhr, eine Stunde lang. ${THEN}`,
  ],
  [
    LATER,
    { at: LATER },
    "Kostenlos stornieren geht so kurz vor dem Start nicht mehr: Du bekommst dann den halben Kostenanteil zurück, die Servicegebühr bleibt.",
  ],
] as const)("at %s, certain %o, no free day is promised that is over", (now, certain, words) => {
  expect(formatCancellationTerms(flight, now, certain)).toBe(words)
})
