import { describe, expect, test } from "vitest"
import { minutes } from "#platform/duration.ts"
import { isStartOpen, type ProposableOffer, startOfProposal } from "./proposal.ts"

const NOW = new Date("2027-03-01T09:00:00Z")

const OFFER: ProposableOffer = {
  window: { from: "2027-03-02", to: "2027-10-31" },
  weekdays: [6, 7],
  hours: null,
  timeZone: "Europe/Berlin",
  departure: { lat: 50.77, lng: 7.16 },
}

describe("which starts an offer allows", () => {
  test("a day of its weekdays within its window, by daylight, is an instant in its zone", () => {
    const start = startOfProposal(OFFER, { day: "2027-06-12", time: "11:00" }, NOW)
    expect(start).toEqual(new Date("2027-06-12T09:00:00Z"))
  })

  test.each([
    ["a day that does not exist", "2027-02-30", "11:00", "day", /Diesen Tag gibt es nicht/],
    ["a day before the window", "2027-02-28", "11:00", "day", /gilt vom 2\.\sMärz\s2027 bis/],
    ["a day after the window", "2027-11-06", "11:00", "day", /gilt vom/],
    ["another weekday", "2027-06-11", "11:00", "day", /gilt nur samstags und sonntags/],
    ["before sunrise", "2027-06-12", "04:00", "time", /am 12\. Juni 2027 zwischen 05:\d\d und/],
    ["after sunset", "2027-06-12", "22:30", "time", /bei Tageslicht/],
    ["the hour that the clock skips", "2027-03-28", "02:30", "time", /Sommerzeit/],
  ])("%s is refused at its field", (_, day, time, property, sentence) => {
    expect(startOfProposal(OFFER, { day, time }, NOW)).toEqual({
      property,
      sentence: expect.stringMatching(sentence),
    })
  })

  test("hours of its own count instead of the daylight, both ends included", () => {
    const offer = { ...OFFER, hours: { earliest: "10:00", latest: "16:00" } }
    const at = (time: string) => startOfProposal(offer, { day: "2027-06-12", time }, NOW)
    expect(at("10:00")).toBeInstanceOf(Date)
    expect(at("16:00")).toBeInstanceOf(Date)
    expect(at("09:59")).toEqual({
      property: "time",
      sentence: "Der Start liegt zwischen 10:00 und 16:00 Uhr.",
    })
    expect(at("16:01")).toMatchObject({ property: "time" })
  })

  test("less than six hours ahead is too soon, a day that is over too", () => {
    const morning = new Date("2027-06-12T06:00:00Z")
    const at = (day: string, time: string) => startOfProposal(OFFER, { day, time }, morning)
    expect(at("2027-06-12", "14:00")).toBeInstanceOf(Date)
    expect(at("2027-06-12", "13:59")).toMatchObject({ property: "time" })
    expect(at("2027-06-06", "14:00")).toEqual({
      property: "day",
      sentence: "Dieser Tag ist schon vorbei.",
    })
  })

  test("more than a year ahead is too far", () => {
    const offer = { ...OFFER, window: { from: "2027-03-02", to: "2029-12-31" } }
    const start = startOfProposal(offer, { day: "2028-06-10", time: "11:00" }, NOW)
    expect(start).toMatchObject({ property: "day" })
  })
})

test.each([
  ["three hours before it", { status: "published", schedule: "flexible" }, 180, true],
  ["a minute later", { status: "published", schedule: "flexible" }, 179, false],
  ["while the offer is paused", { status: "paused", schedule: "flexible" }, 600, false],
  ["of a flight with a date", { status: "published", schedule: "fixed" }, 600, false],
] as const)("%s a proposed start is open: %s", (_, offer, minutesAhead, isOpen) => {
  const departsAt = new Date(NOW.getTime() + minutes(minutesAhead))
  expect(isStartOpen(offer, departsAt, NOW)).toBe(isOpen)
})
