import fc from "fast-check"
import { expect, test } from "vitest"
import { type EnvelopePoint, envelopeFault, isInsideEnvelope } from "./envelope.ts"

const points = (...pairs: readonly [arm: number, kg: number][]): EnvelopePoint[] =>
  pairs.map(([arm, kg]) => ({ arm, kg }))

// a Cessna 172 P, rounded
const ENVELOPE = points([0.889, 600], [0.889, 884], [1.003, 1088], [1.201, 1088], [1.201, 600])

test.each([
  ["in the middle", 1.05, 900, true],
  ["on the aft limit", 1.201, 900, true],
  ["a millimetre behind it", 1.202, 900, false],
  ["on the forward limit", 0.889, 800, true],
  ["a millimetre before it", 0.888, 800, false],
  ["at the highest mass", 1.1, 1088, true],
  ["a kilogram above it", 1.1, 1089, false],
  ["on a corner", 1.003, 1088, true],
  ["on the slope", 0.946, 986, true],
  ["above the slope, too far forward for the mass", 0.93, 1000, false],
  ["below the slope", 0.96, 980, true],
  ["beside a corner, on the line of an edge", 1.3, 1088, false],
])("%s", (_, arm, kg, isInside) => {
  expect(isInsideEnvelope(ENVELOPE, { arm, kg })).toBe(isInside)
})

test.each<[string, EnvelopePoint[], ReturnType<typeof envelopeFault>]>([
  ["five corners", ENVELOPE, undefined],
  ["the same the other way around", ENVELOPE.toReversed(), undefined],
  ["with the first corner again at the end", [...ENVELOPE, ...ENVELOPE.slice(0, 1)], undefined],
  ["a triangle", points([1, 500], [1.2, 500], [1.1, 900]), undefined],
  ["a dent", points([1, 500], [1.2, 500], [1.1, 600], [1.2, 900], [1, 900]), undefined],
  ["a corner on a straight edge", points([1, 500], [1.1, 500], [1.2, 500], [1.1, 900]), undefined],
  ["two corners", points([1, 500], [1.2, 900]), "too-few-points"],
  ["one corner three times", points([1, 500], [1, 500], [1, 500]), "too-few-points"],
  ["a bow tie", points([1, 500], [1.2, 900], [1.2, 500], [1, 900]), "crosses-itself"],
  [
    "a corner on another edge",
    points([1, 500], [1.2, 500], [1.2, 900], [1.1, 500], [1, 900]),
    "crosses-itself",
  ],
  [
    "an edge back over the last",
    points([1, 500], [1.2, 500], [1.1, 500], [1.1, 900]),
    "crosses-itself",
  ],
  ["all on one line", points([1, 500], [1.1, 600], [1.2, 700]), "no-area"],
  ["all of one mass", points([1, 500], [1.1, 500], [1.2, 500], [1.05, 500]), "no-area"],
])("an envelope of %s", (_, envelope, fault) => {
  expect(envelopeFault(envelope)).toBe(fault)
})

const place = fc.record({
  arm: fc.double({ min: 0.5, max: 1.5, noNaN: true }),
  kg: fc.double({ min: 300, max: 1300, noNaN: true }),
})

test("moving the datum changes no verdict", () => {
  fc.assert(
    fc.property(place, fc.integer({ min: -3000, max: 3000 }), (point, millimetres) => {
      const moved = ({ arm, kg }: EnvelopePoint) => ({ arm: arm + millimetres / 1000, kg })
      expect(isInsideEnvelope(ENVELOPE.map(moved), moved(point))).toBe(
        isInsideEnvelope(ENVELOPE, point),
      )
    }),
  )
})

test("it does not matter at which corner one begins, nor in which direction one goes", () => {
  fc.assert(
    fc.property(place, fc.nat({ max: 4 }), (point, first) => {
      const turned = [...ENVELOPE.slice(first), ...ENVELOPE.slice(0, first)]
      const verdict = isInsideEnvelope(ENVELOPE, point)
      expect(isInsideEnvelope(turned, point)).toBe(verdict)
      expect(isInsideEnvelope(turned.toReversed(), point)).toBe(verdict)
      expect(envelopeFault(turned)).toBeUndefined()
    }),
  )
})

test("every point between two corners of an edge is inside", () => {
  fc.assert(
    fc.property(fc.nat({ max: 4 }), fc.double({ min: 0, max: 1, noNaN: true }), (index, share) => {
      const from = ENVELOPE[index]
      const to = ENVELOPE[(index + 1) % ENVELOPE.length]
      if (!from || !to) throw new Error("no edge")
      const on = {
        arm: from.arm + share * (to.arm - from.arm),
        kg: from.kg + share * (to.kg - from.kg),
      }
      expect(isInsideEnvelope(ENVELOPE, on)).toBe(true)
    }),
  )
})
