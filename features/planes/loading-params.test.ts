import { expect, test } from "vitest"
import { sentenceOf } from "./load-sentences.ts"
import {
  loadingAddress,
  loadingFields,
  loadingOf,
  parseLoading,
  parseLoadingParams,
} from "./loading-params.ts"
import type { LoadFault } from "./mass-and-balance.ts"
import { PLANE_TYPES } from "./plane-types.ts"

const BALANCE = { ...PLANE_TYPES.c172p.balance, emptyKg: 680, emptyArm: 1 } as NonNullable<
  Parameters<typeof loadingFields>[0]
>
const fields = loadingFields(BALANCE, 34)

test("an address without parameters is a pilot in front, full tanks and an hour's flight", () => {
  const words = parseLoadingParams(fields, new URLSearchParams())
  expect(words).toEqual({ platz1: "85", platz2: "0", platz3: "0", tank: "151", verbrauch: "34" })
  const { values, errors } = parseLoading(fields, words)
  expect(errors).toEqual({})
  expect(loadingOf(BALANCE, values)).toEqual({
    stationKg: [85, 0, 0],
    fuelLitres: 151,
    burnLitres: 34,
  })
})

test("an address says only what is not usual, and is read again as it was written", () => {
  const words = { platz1: "160,5", platz2: "", platz3: "0", tank: "151", verbrauch: "<b>" }
  const address = loadingAddress("/de/flugzeug", fields, words)
  expect(address).toBe("/de/flugzeug?platz1=160%2C5&platz2=&verbrauch=%3Cb%3E")
  const query = new URL(address, "http://localhost").searchParams
  expect(parseLoadingParams(fields, query)).toEqual(words)
  const usual = parseLoadingParams(fields, new URLSearchParams())
  expect(loadingAddress("/de/flugzeug", fields, usual)).toBe("/de/flugzeug")
})

test.each([
  ["viel", 0, "Trag eine Zahl ein. Gerechnet wird mit 0 kg."],
  ["-5", 0, "Weniger als nichts geht nicht. Gerechnet wird mit 0 kg."],
  ["2001", 0, "Höchstens 2000 kg. Gerechnet wird mit 0 kg."],
  ["", 0, undefined],
  ["72,5", 72.5, undefined],
])("„%s“ counts as %s", (word, value, sentence) => {
  const { values, errors } = parseLoading(fields, { platz2: word })
  expect(values.platz2).toBe(value)
  expect(errors.platz2).toBe(sentence)
})

test("without masses and arms it asks for guests and luggage", () => {
  expect(loadingFields(null, 34).map(({ name }) => name)).toEqual(["gaeste", "gepaeck"])
})

test.each<[LoadFault, string]>([
  [{ kind: "station", name: "Gepäckraum", overKg: 6 }, "Gepäckraum: 6 kg zu viel."],
  [{ kind: "tank", overLitres: 12.34 }, "In den Tank passen 12,4 l weniger."],
  [{ kind: "burn", overLitres: 10 }, "Der Flug braucht 10 l mehr, als im Tank sind."],
  [{ kind: "takeoff-mass", overKg: 0.01 }, "Beim Start 0,1 kg zu schwer."],
  [{ kind: "landing-mass", overKg: 3 }, "Bei der Landung 3 kg zu schwer."],
  [{ kind: "takeoff-envelope" }, "Beim Start liegt der Schwerpunkt außerhalb des Bereichs."],
])("%j is said as „%s“", (fault, sentence) => {
  expect(sentenceOf(fault)).toBe(sentence)
})
