import { expect, test } from "vitest"
import { dayOfPin, nameOfPin, type Pin, placeOfPin, startOfPin } from "./pins.ts"

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

test("a flight is placed at its destination, a round trip at its start", () => {
  expect(placeOfPin(juist).code).toBe("EDWJ")
  expect(placeOfPin({ ...juist, isRoundTrip: true }).code).toBe("EDKB")
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
