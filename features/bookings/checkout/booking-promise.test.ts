import { expect, test } from "vitest"
import { hours } from "#platform/duration.ts"
import { promiseOfBooking, promiseOfProposal } from "./booking-promise.ts"

const now = new Date("2027-06-11T13:30:00Z")
const pilot = { firstName: "Henrik" }
const timeZone = "Europe/Berlin"

const flightIn = (hoursAhead: number, isInstantBooking: boolean) => ({
  flight: { departsAt: new Date(now.getTime() + hours(hoursAhead)), timeZone, isInstantBooking },
  pilot,
})

test("18 hours before the start nobody is promised a day that has passed", () => {
  for (const isInstant of [true, false]) {
    const { cancellation } = promiseOfBooking(flightIn(18, isInstant), now)
    expect(cancellation).toContain("in der ersten Stunde")
    expect(cancellation).not.toContain("24")
  }
})

test("the pilot's answer is promised for when it is due", () => {
  const { answer } = promiseOfBooking(flightIn(100, false), now)
  expect(answer).toBe("Henrik antwortet binnen 48 Stunden. Abgebucht wird erst mit der Zusage.")
  expect(promiseOfBooking(flightIn(18, false), now).answer).toBe(
    "Henrik antwortet spätestens Fr., 11. Juni 2027, 21:30 Uhr. Abgebucht wird erst mit der Zusage.",
  )
  expect(promiseOfBooking(flightIn(18, true), now).answer).toBe("Sofort gebucht und bezahlt.")
})

test("a proposal promises in general until a start is typed, and then for that start", () => {
  const offer = { timeZone, pilot }
  for (const start of [
    { day: "", time: "" },
    { day: "2027-06-20", time: "" },
    { day: "", time: "12:00" },
    { day: "2027-06-20", time: "1" },
    { day: "2020-06-20", time: "12:00" },
  ]) {
    const { cancellation } = promiseOfProposal({ ...offer, start }, now)
    expect(cancellation).toContain("auf den ihr euch einigt")
  }
  const start = { day: "2027-06-20", time: "12:00" }
  expect(promiseOfProposal({ ...offer, start }, now).cancellation).toContain(
    "bis Sa., 19. Juni 2027, 12:00 Uhr",
  )
})
