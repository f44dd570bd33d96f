import { expect, test } from "vitest"
import { ceilingOf } from "./conditions.ts"
import { formatSky } from "./format-conditions.ts"
import { parseSky } from "./sky.ts"

test.each([
  ["FEW012 SCT025TCU BKN040CB", 4_000, "exact"],
  ["BKN012/// OVC030///", 1_200, "exact"],
  ["FEW030 SCT045", 5_000, "or-more"],
  ["NSC", 5_000, "or-more"],
  ["NCD", 5_000, "or-more"],
  ["9999 CAVOK", 5_000, "or-more"],
  ["0200 FG VV001", 100, "exact"],
  ["0050 FG VV000", 0, "exact"],
  // a layer of unknown amount or height may be lower than the one that is known
  ["//////CB BKN020", 2_000, "or-less"],
  ["BKN015 OVC///", 1_500, "or-less"],
])("the ceiling of %s is %i ft (%s)", (text, value, bound) => {
  expect(ceilingOf(parseSky(text))).toEqual({ value, bound })
})

test.each(["", "9999 // //////", "///012", "OVC///", "FG VV///", "NCD //////CB", "BKN1200"])(
  "the ceiling of „%s“ is unknown",
  (text) => {
    expect(ceilingOf(parseSky(text))).toBeNull()
  },
)

test.each([
  [
    "FEW012 SCT025TCU BKN040CB",
    "gering, 1–2 Achtel in 1.200 ft; aufgelockert, 3–4 Achtel in 2.500 ft, hohe Quellwolken; durchbrochen, 5–7 Achtel in 4.000 ft, Gewitterwolken",
  ],
  ["OVC002", "bedeckt, 8 Achtel in 200 ft"],
  ["//////CB", "Gewitterwolken, Menge und Höhe nicht gemeldet"],
  ["///012", "Menge nicht gemeldet, in 1.200 ft"],
  ["BKN///", "durchbrochen, 5–7 Achtel in nicht gemeldeter Höhe"],
  ["VV001", "Himmel nicht zu erkennen, Vertikalsicht 100 ft"],
  ["VV///", "Himmel nicht zu erkennen, Vertikalsicht nicht gemeldet"],
  ["NCD", "die Automatik erkennt keine"],
  ["//////", "nicht gemeldet"],
])("%s reads as „%s“", (text, german) => {
  expect(formatSky(parseSky(text)).replaceAll("\u00a0", " ")).toBe(german)
})
