import { expect, test } from "vitest"
import { cancellationTerms } from "./cancellation-terms.ts"

const flight = { departsAt: new Date("2027-06-12T07:30:00Z"), timeZone: "Europe/Berlin" }

test("until a day before the start everything comes back, in the flight's own time", () => {
  expect(cancellationTerms(flight, "Henrik", new Date("2027-06-07T12:00:00Z"))).toEqual([
    { when: "bis 11.6., 09:30", refund: "alles zurück" },
    { when: "danach", refund: "50 % vom Anteil" },
    { when: "Henrik sagt ab", refund: "alles zurück" },
  ])
})

test("whoever books on the last day has one free hour", () => {
  expect(cancellationTerms(flight, "Henrik", new Date("2027-06-12T00:30:00Z"))[0]).toEqual({
    when: "1 Stunde ab Buchung",
    refund: "alles zurück",
  })
})

test("whoever books hours before the start has none, but the pilot's own cancellation stays free", () => {
  expect(cancellationTerms(flight, "Henrik", new Date("2027-06-12T01:00:00Z"))).toEqual([
    { when: "ab Buchung", refund: "50 % vom Anteil" },
    { when: "Henrik sagt ab", refund: "alles zurück" },
  ])
})
