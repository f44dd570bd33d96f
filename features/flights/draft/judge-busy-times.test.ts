import { expect, test } from "vitest"
import { busyTime, plain } from "#tests/support/draft-answers.ts"
import type { BusyTime } from "./facts.ts"
import { judgeBusyTimes } from "./judge-busy-times.ts"

const time = (text: string) => new Date(`2026-12-05T${text}:00Z`)
const flight = (from: string, to: string) => ({
  departsAt: time(from),
  arrivesAt: time(to),
  endsAt: time(to),
})

const PLANE_ID = 7
type Schedule = "fixed" | "series"

/** A flight from 9 to 10 o'clock UTC beside others. */
function judge(others: Partial<BusyTime>[], schedule: Schedule = "fixed", planeId = PLANE_ID) {
  const times = [flight("09:00", "10:00")]
  return judgeBusyTimes(times, planeId, schedule, { busy: others.map(busyTime) })
}

const wordsOf = ({ problems, warnings }: ReturnType<typeof judge>) => ({
  problems: problems.map(({ property, message }) => [property, plain(message)]),
  warnings: warnings.map(({ message }) => plain(message)),
})

const UNTIL_BOOKED =
  "Sobald einer der beiden Flüge gebucht ist, kann der andere nicht mehr gebucht werden."

test("another booked flight of the pilot conflicts with it", () => {
  expect(wordsOf(judge([{ from: time("09:59"), to: time("11:00") }]))).toEqual({
    problems: [
      [
        "time",
        "Da fliegst du schon: „Rundflug über das Siebengebirge“, Sa., 5. Dezember 2026, 10:59–12:00 Uhr, ist gebucht.",
      ],
    ],
    warnings: [],
  })
})

test("a booked flight over several days is named with both of them", () => {
  const to = new Date("2026-12-06T14:00:00Z")
  expect(wordsOf(judge([{ to }])).problems[0]?.[1]).toContain(
    "Sa., 5. Dezember 2026, 10:00 Uhr bis So., 6. Dezember 2026, 15:00 Uhr",
  )
})

test("another booked flight of the aircraft conflicts with it, without showing its title", () => {
  expect(wordsOf(judge([{ isPilotsOwn: false, title: "Geheim" }]))).toEqual({
    problems: [
      ["time", "Das Flugzeug ist dann schon unterwegs: Sa., 5. Dezember 2026, 10:00–11:00 Uhr."],
    ],
    warnings: [],
  })
})

test("a flight without bookings gets a hint", () => {
  expect(wordsOf(judge([{ isBooked: false }]))).toEqual({
    problems: [],
    warnings: [`Zur selben Zeit bietest du „Rundflug über das Siebengebirge“ an. ${UNTIL_BOOKED}`],
  })
  expect(wordsOf(judge([{ isBooked: false, isPilotsOwn: false }])).warnings).toEqual([
    `Zur selben Zeit ist dieses Flugzeug schon für einen anderen Flug vorgesehen. ${UNTIL_BOOKED}`,
  ])
})

test("a booked flight counts, even behind an unbooked one", () => {
  const words = wordsOf(judge([{ isBooked: false }, { isBooked: true }]))
  expect(words).toMatchObject({ problems: [["time", expect.anything()]], warnings: [] })
})

test.each<[string, Partial<BusyTime>]>([
  ["that ends as it begins", { from: time("08:00"), to: time("09:00") }],
  ["that begins as it ends", { from: time("10:00"), to: time("11:00") }],
  ["of somebody else in another aircraft", { isPilotsOwn: false, planeId: 8 }],
  ["of somebody else in an unknown aircraft", { isPilotsOwn: false, planeId: null }],
])("a flight %s conflicts with nothing", (_, other) => {
  expect(wordsOf(judge([other]))).toEqual({ problems: [], warnings: [] })
})

test("without an aircraft only the pilot is taken", () => {
  const times = [flight("09:00", "10:00")]
  const busy = [busyTime({ isPilotsOwn: false, planeId: null })]
  expect(judgeBusyTimes(times, null, "fixed", { busy }).problems).toEqual([])
  expect(judgeBusyTimes(times, null, "fixed", { busy: [busyTime()] }).problems).toHaveLength(1)
})

test("a series is changed at its own field, even one of a single day", () => {
  expect(judge([{}], "series").problems).toMatchObject([{ step: "datum", property: "seriesTime" }])
})

test("each flight of a series is judged", () => {
  const times = [flight("05:00", "06:00"), flight("08:30", "09:30"), flight("09:30", "10:30")]
  expect(judgeBusyTimes(times, PLANE_ID, "series", { busy: [busyTime()] }).problems).toHaveLength(2)
})

test("a series whose flights run into each other is refused once", () => {
  const judged = (times: ReturnType<typeof flight>[]) =>
    judgeBusyTimes(times, PLANE_ID, "series", { busy: [] }).problems
  const first = flight("05:00", "06:00")
  expect(judged([first, flight("05:59", "07:00"), flight("06:30", "08:00")])).toMatchObject([
    { property: "seriesTime" },
  ])
  expect(judged([first, flight("06:00", "07:00")])).toEqual([])
})
