import { expect, test } from "vitest"
import { dayOfPin, nameOfPin, type Pin, placePin, startOfPin } from "./pins.ts"

const juist: Pin = {
  id: 7,
  title: "Übers Watt nach Juist",
  startsAt: "2027-06-12T07:30:00.000Z",
  timeZone: "Europe/Berlin",
  totalCents: 6875,
  isRoundTrip: false,
  from: { code: "EDKB", name: "Bonn-Hangelar", lat: 50.7689, lng: 7.1634 },
  to: { code: "EDWJ", name: "Juist", lat: 53.6811, lng: 7.0558 },
}

const ANYWHERE = { isAround: false, area: null }
const RHINELAND = { west: 6, south: 50, east: 8, north: 52 }
const COAST = { west: 6, south: 53, east: 9, north: 55 }

test("where one looks everywhere a flight stands at its destination, a round trip at its start", () => {
  expect(placePin(juist, ANYWHERE)).toMatchObject({ place: juist.to, end: "destination" })
  const round = { ...juist, isRoundTrip: true }
  expect(placePin(round, ANYWHERE)).toMatchObject({ place: juist.from, end: "departure" })
})

test("around a place that was named a flight stands where it starts", () => {
  const around = { isAround: true, area: null }
  expect(placePin(juist, around)).toMatchObject({ place: juist.from, end: "departure" })
})

test("in a part of the map a flight stands at the end that lies in it", () => {
  expect(placePin(juist, { isAround: false, area: RHINELAND }).end).toBe("departure")
  expect(placePin(juist, { isAround: false, area: COAST }).end).toBe("destination")
})

test("a screen reader reads a pin with title, price and day, in the time of its departure", () => {
  expect(nameOfPin(juist)).toBe("Übers Watt nach Juist, 68,75\u00a0€, Sa., 12. Juni")
  expect(startOfPin(juist)).toBe("Sa., 12. Juni, 09:30 Uhr")
  const late = { ...juist, startsAt: "2027-06-12T22:30:00.000Z" }
  expect(dayOfPin(late)).toBe("So., 13. Juni")
})

test("an offer without a day says so", () => {
  const offer = { ...juist, startsAt: null }
  expect(startOfPin(offer)).toBe("Termin flexibel")
  expect(nameOfPin(offer)).toBe("Übers Watt nach Juist, 68,75\u00a0€, Termin flexibel")
})
