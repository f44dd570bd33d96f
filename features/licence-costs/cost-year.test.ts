import fc from "fast-check"
import { expect, test } from "vitest"
import { STANDARD_FEE_RULE } from "#features/settings/fee-rule.ts"
import { costField, FIELD_NAMES, OWNERSHIPS } from "./cost-fields.ts"
import { parseCostParams, parseCosts } from "./cost-params.ts"
import { type CostInputs, costYear, hourCents } from "./cost-year.ts"
import { sharedFlight } from "./guest-hours.ts"
import { LICENCES, type Licence } from "./licence.ts"

const usual = (licence: Licence, query = "") =>
  parseCosts(licence, parseCostParams(licence, new URLSearchParams(query))).inputs

/** Anything that the fields of a licence let through. */
const anyInputs = fc
  .record({ licence: fc.constantFrom(...LICENCES), ownership: fc.constantFrom(...OWNERSHIPS) })
  .chain(({ licence, ownership }) => {
    const values = FIELD_NAMES.map((name) => {
      const field = costField(licence, name)
      if (!field) return [name, fc.constant(name === "gaeste" ? 100 : 0)]
      const step = field.isWhole ? 100 : 1
      const steps = fc.integer({ min: field.min / step, max: field.max / step })
      return [name, steps.map((count) => count * step)]
    })
    return fc
      .record(
        Object.fromEntries(values) as Record<(typeof FIELD_NAMES)[number], fc.Arbitrary<number>>,
      )
      .map((record): CostInputs => {
        const mitgaesten = Math.min(record.mitgaesten, record.stunden)
        return { licence, ownership, ...record, mitgaesten }
      })
  })

test("the example of the page: twelve hours at 180.00, six of them with three guests", () => {
  const year = costYear(usual("ppl-a", "gebuehr=0"))
  expect(year.items.find(({ name }) => name === "flugzeit")).toEqual({
    name: "flugzeit",
    group: "flying",
    cents: 216_000,
    guestsCents: 81_000,
  })
  expect(year.totalCents - year.ownCents).toBe(81_000)
})

test.each([
  ["ppl-a", "alter=30", "medical", 3_200],
  ["ppl-a", "alter=45", "medical", 8_000],
  ["ppl-a", "alter=60", "medical", 16_000],
  ["segelflug", "alter=60", "medical", 6_000],
  ["ppl-a", "", "lehrer", 2_500],
  ["ppl-a", "", "zuep", 1_000],
  ["ultraleicht", "", "lehrer", 2_000],
  ["ppl-a", "flugzeug=eigen&verbrauch=30&sprit=3&stunden=10", "flugzeit", 90_000],
  ["segelflug", "flugzeug=eigen", "flugzeit", 0],
] as const)("%s with ?%s: %s costs %i cents a year", (licence, query, name, cents) => {
  expect(costYear(usual(licence, query)).items.find((item) => item.name === name)?.cents).toBe(
    cents,
  )
})

test("only aeroplanes need the reliability check, only owners keep an aircraft", () => {
  const names = (licence: Licence, query = "") =>
    costYear(usual(licence, query)).items.map(({ name }) => name)
  expect(names("segelflug")).not.toContain("zuep")
  expect(names("ultraleicht")).not.toContain("zuep")
  expect(names("ppl-a")).not.toContain("halle")
  expect(names("ppl-a", "flugzeug=eigen")).toEqual(
    expect.arrayContaining(["zuep", "halle", "haftung", "wartung"]),
  )
})

test("the items add up to the total, and pilot and guests carry all of it", () => {
  fc.assert(
    fc.property(anyInputs, (inputs) => {
      const year = costYear(inputs)
      const sum = (of: (item: (typeof year.items)[number]) => number) =>
        year.items.reduce((total, item) => total + of(item), 0)
      expect(sum(({ cents }) => cents)).toBe(year.totalCents)
      expect(sum(({ guestsCents }) => guestsCents)).toBe(year.guestsCents)
      expect(year.ownCents + year.guestsCents).toBe(year.totalCents)
      for (const { cents, guestsCents } of year.items) {
        expect(Number.isInteger(cents) && Number.isInteger(guestsCents)).toBe(true)
        expect(guestsCents).toBeGreaterThanOrEqual(0)
        expect(guestsCents).toBeLessThanOrEqual(cents)
      }
    }),
    { numRuns: 300 },
  )
})

test("the pilot carries at least one equal share of the hours with guests, and all that is never shared", () => {
  fc.assert(
    fc.property(anyInputs, (inputs) => {
      const year = costYear(inputs)
      const direct = year.items.filter(({ group }) => group === "flying" || group === "starts")
      const withGuests = direct.reduce(
        (sum, { cents }) => sum + Math.floor((cents * inputs.mitgaesten) / inputs.stunden),
        0,
      )
      const guests = inputs.gaeste / 100
      expect(year.guestsCents % guests).toBe(0)
      expect(withGuests - year.guestsCents).toBeGreaterThanOrEqual(year.guestsCents / guests)
      const neverShared = year.items.filter((item) => !direct.includes(item))
      expect(neverShared.every(({ guestsCents }) => guestsCents === 0)).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test("without hours with guests nothing is shared", () => {
  const year = costYear(usual("ppl-a", "mitgaesten=0"))
  expect(year.guestsCents).toBe(0)
  expect(year.ownCents).toBe(year.totalCents)
})

test("one flight: every guest one share, the pilot one and the remainder", () => {
  expect(sharedFlight(25_000, 3, STANDARD_FEE_RULE)).toEqual({
    totalCents: 25_000,
    guestCount: 3,
    seat: { seatPriceCents: 6_250, feeCents: 625, totalCents: 6_875 },
    pilotCents: 6_250,
  })
  expect(sharedFlight(10_001, 3, STANDARD_FEE_RULE)?.pilotCents).toBe(2_501)
  expect(sharedFlight(1_999, 1, STANDARD_FEE_RULE)).toBeUndefined()
  expect(sharedFlight(300_002, 1, STANDARD_FEE_RULE)).toBeUndefined()
})

test("who owns alone has fuel, not a rate", () => {
  expect(hourCents(usual("ppl-a", "preis=400"))).toBe(40_000)
  expect(hourCents(usual("ppl-a", "preis=400&flugzeug=eigen&verbrauch=30&sprit=2,80"))).toBe(8_400)
})
