import { expect, test } from "vitest"
import { formatLuggage, whatToBring } from "./luggage.ts"

test("what somebody said at the order is the limit on board", () => {
  expect(formatLuggage(4)).toBe("Gepäck bis 4 kg")
  expect(formatLuggage(0)).toBe("ohne Gepäck")
  expect(formatLuggage(null)).toBe("")
})

test("who takes what along is one sentence for all of them", () => {
  const always = "Ausweis, flache Schuhe, Sonnenbrille, eine Jacke."
  expect(whatToBring([4])).toBe(`${always} Gepäck weich und höchstens 4 kg, wie angemeldet.`)
  expect(whatToBring([4, 0, 2])).toBe(
    `${always} Gepäck weich und zusammen höchstens 6 kg, wie angemeldet.`,
  )
  expect(whatToBring([0, 0])).toBe(`${always} Gepäck ist keins angemeldet.`)
})

test("of luggage that is not known any more nothing is said", () => {
  const always = "Ausweis, flache Schuhe, Sonnenbrille, eine Jacke."
  expect(whatToBring([null])).toBe(always)
  expect(whatToBring([4, null])).toBe(always)
  expect(whatToBring([])).toBe(always)
})
