import { expect, test } from "vitest"
import {
  keyFiguresCall,
  keyFiguresCsvPath,
  keyFiguresPath,
  parseKeyFiguresAddress,
} from "./key-figures-address.ts"

const parse = (words: string) => parseKeyFiguresAddress(new URLSearchParams(words), "2026-11")

test("unasked it is the present month, everywhere and of every kind", () => {
  expect(parse("")).toEqual({ from: "2026-11", to: "2026-11", region: "", kind: "" })
})

test("a period is read from both ends, whichever stands first", () => {
  expect(parse("von=2026-09&bis=2026-11")).toMatchObject({ from: "2026-09", to: "2026-11" })
  expect(parse("von=2026-11&bis=2026-09")).toMatchObject({ from: "2026-09", to: "2026-11" })
  expect(parse("von=2026-05")).toMatchObject({ from: "2026-05", to: "2026-05" })
})

test.each(["von=2026-13&bis=gestern", "bis=2027-01", "art=constructor", "von[]=2026-01"])(
  "what cannot be meant is ignored: %s",
  (words) => {
    expect(parse(words)).toEqual({ from: "2026-11", to: "2026-11", region: "", kind: "" })
  },
)

test("so many months that nobody reads them are cut at their beginning", () => {
  expect(parse("von=2001-01&bis=2026-11").from).toBe("2021-12")
})

test("every view has an address that is read again, a table and an address of its data", () => {
  const query = parse("von=2026-09&bis=2026-11&region=Bayern&art=strecke")
  const path = keyFiguresPath(query)
  expect(parse(path.split("?")[1] ?? "")).toEqual(query)
  expect(keyFiguresCsvPath(query)).toBe(
    "/de/verwaltung/zahlen.csv?von=2026-09&bis=2026-11&region=Bayern&art=strecke",
  )
  expect(keyFiguresCall(query)).toBe(
    "/api/key-figures?from=2026-09&to=2026-11&region=Bayern&kind=one_way",
  )
})
