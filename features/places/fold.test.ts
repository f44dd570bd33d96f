import fc from "fast-check"
import { expect, test } from "vitest"
import { foldKey, isOneTypoAway, nameKeys } from "./fold.ts"

const keysOf = (name: string, ...aliases: string[]) => nameKeys(name, aliases).map(({ key }) => key)

test.each([
  ["Köln", "koeln"],
  ["KÖLN", "koeln"],
  ["Ko\u0308ln", "koeln"],
  ["Weißenburg", "weissenburg"],
  ["  St.  Peter-Ording ", "st peter ording"],
  ["Château-d'Oex", "chateau d oex"],
  ["Köln/Bonn", "koeln bonn"],
  ["Halle (Saale)", "halle saale"],
  ["\0%_'\ud800", ""],
])("%j folds to %j", (text, key) => {
  expect(foldKey(text)).toBe(key)
})

test("umlauts are found spelt out and without their dots", () => {
  expect(keysOf("Zürich")).toEqual(["zuerich", "zurich"])
})

test("words that only tell a town from its namesakes may be left out", () => {
  expect(keysOf("Frankfurt am Main")).toContain("frankfurt")
  expect(keysOf("Frankfurt (Oder)")).toContain("frankfurt")
  expect(keysOf("Freiburg im Breisgau")).toContain("freiburg")
  expect(keysOf("Lahr/Schwarzwald")).toContain("lahr")
})

test("Sankt may be written St. and the other way round", () => {
  expect(keysOf("Sankt Peter-Ording")).toContain("st peter ording")
  expect(keysOf("St. Gallen")).toContain("sankt gallen")
})

test("later words are keys that begin with a blank, linking words are not", () => {
  expect(keysOf("Garmisch-Partenkirchen")).toEqual(["garmisch partenkirchen", " partenkirchen"])
  expect(keysOf("Bad Tölz")).toContain(" toelz")
  expect(keysOf("Rothenburg ob der Tauber").filter((key) => key.startsWith(" "))).toEqual([
    " tauber",
  ])
})

test("other names carry themselves", () => {
  expect(nameKeys("München", ["Munich"])).toContainEqual({ key: "munich", name: "Munich" })
})

test("a key holds nothing but a-z, 0-9 and single blanks, and folding it again changes nothing", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 40 }), (text) => {
      const key = foldKey(text)
      expect(key).toMatch(/^$|^[a-z0-9]+( [a-z0-9]+)*$/)
      expect(foldKey(key)).toBe(key)
    }),
  )
})

test.each([
  ["muencehn", "muenchen", true],
  ["stutgart", "stuttgart", true],
  ["hambburg", "hamburg", true],
  ["hamburk", "hamburg", true],
  ["hamb", "hamburg", true],
  ["hbamrug", "hamburg", false],
  ["berlin", "hamburg", false],
])("%s is one slip away from %s: %s", (typed, key, isClose) => {
  expect(isOneTypoAway(typed, key)).toBe(isClose)
})
