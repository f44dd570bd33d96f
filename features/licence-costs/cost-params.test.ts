import fc from "fast-check"
import { expect, test } from "vitest"
import { costField, FIELD_NAMES } from "./cost-fields.ts"
import { type CostParams, costQuery, parseCostParams, parseCosts } from "./cost-params.ts"
import { costYear } from "./cost-year.ts"
import { LICENCES, type Licence } from "./licence.ts"
import { parseHundredths, writeHundredths } from "./number-text.ts"

const anyLicence = fc.constantFrom(...LICENCES)
const understood = (licence: Licence, query: string) =>
  parseCosts(licence, parseCostParams(licence, new URLSearchParams(query)))

test.each([
  ["180", 18_000],
  ["180,5", 18_050],
  ["180.50", 18_050],
  ["1.800", 180_000],
  ["1.800,50 €", 180_050],
  ["1 800 €", 180_000],
  ["30 l/h", 3_000],
  ["7,5 h", 750],
  ["", 0],
  ["-5", -500],
  ["−5", -500],
  ["-0", 0],
  ["zwölf", undefined],
  ["1,2,3", undefined],
  ["1e3", undefined],
  ["0x10", undefined],
  ["Infinity", undefined],
  ["9999999999", undefined],
])("„%s“ is read as %s hundredths", (text, hundredths) => {
  expect(parseHundredths(text)).toBe(hundredths)
})

test("what a field shows is what it reads", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5_000_000 }), fc.boolean(), (value, isMoney) => {
      expect(parseHundredths(writeHundredths(value, isMoney))).toBe(value)
    }),
  )
})

test("an untouched form has the bare address", () => {
  for (const licence of LICENCES) {
    expect(costQuery(licence, parseCostParams(licence, new URLSearchParams())).toString()).toBe("")
  }
})

test("the parameters of every sum survive in the address", () => {
  const anyWord = fc
    .string({ maxLength: 20 })
    .map((text) => text.normalize("NFC").trim().slice(0, 20).trim())
  const anyWords = fc
    .tuple(anyLicence, fc.constantFrom("verein", "eigen"))
    .chain(([licence, flugzeug]) => {
      const names = FIELD_NAMES.filter((name) => costField(licence, name))
      const words = Object.fromEntries(names.map((name) => [name, anyWord]))
      return fc
        .record(words)
        .map((record) => ({ licence, words: { flugzeug, ...record } as CostParams }))
    })
  fc.assert(
    fc.property(anyWords, ({ licence, words }) => {
      const query = costQuery(licence, words).toString()
      expect(parseCostParams(licence, new URLSearchParams(query))).toEqual(words)
    }),
  )
})

test("no query throws, and every one gives a year that can be shown", () => {
  const anyName = fc.oneof(
    fc.constantFrom("flugzeug", "schein", "__proto__", ...FIELD_NAMES),
    fc.string(),
  )
  const hostile = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.double().map(String),
    fc.constantFrom("NaN", "-1", "1e999", "null", "<script>", "%00", "9".repeat(400), "٣"),
  )
  fc.assert(
    fc.property(anyLicence, fc.array(fc.tuple(anyName, hostile)), (licence, pairs) => {
      const params = new URLSearchParams(pairs)
      const { inputs } = parseCosts(licence, parseCostParams(licence, params))
      const { totalCents, ownCents, ownPerHourCents } = costYear(inputs)
      expect([totalCents, ownCents, ownPerHourCents].every(Number.isSafeInteger)).toBe(true)
      expect(ownCents).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 300 },
  )
})

test.each([
  ["stunden=0", "stunden", "Mindestens 1\u00a0h.", 100],
  ["stunden=501", "stunden", "Höchstens 500\u00a0h.", 50_000],
  ["stunden=", "stunden", "Mindestens 1\u00a0h.", 100],
  ["preis=-1", "preis", "Mindestens 0,00\u00a0€.", 0],
  ["preis=teuer", "preis", "Trag eine Zahl ein. Gerechnet wird mit 180,00\u00a0€.", 18_000],
  ["starts=1,5", "starts", "Nur ganze Zahlen.", 100],
  ["gaeste=6", "gaeste", "Höchstens 5.", 500],
  ["stunden=5&mitgaesten=6", "mitgaesten", "Höchstens 5 h, so viel fliegst du im Jahr.", 500],
] as const)("?%s is answered at its field: %s", (query, name, sentence, value) => {
  const { inputs, errors } = understood("ppl-a", query)
  expect(errors).toEqual({ [name]: sentence })
  expect(inputs[name]).toBe(value)
})

test("a field that is not asked does not complain", () => {
  expect(understood("ppl-a", "halle=viel").errors).toEqual({})
  expect(understood("ppl-a", "flugzeug=eigen&halle=viel&preis=x").errors).toEqual({
    halle: "Trag eine Zahl ein. Gerechnet wird mit 1800,00\u00a0€.",
  })
  expect(understood("segelflug", "gaeste=9&zuep=x").errors).toEqual({})
})
