import { expect, test } from "vitest"
import {
  columnWords,
  type ListColumn,
  parseColumns,
  shownColumns,
  sortOfColumn,
} from "./list-columns.ts"

const COLUMNS = {
  number: { heading: "Nummer", isFixed: true },
  name: { heading: "Name" },
  town: { heading: "Ort", isExtra: true },
} as const satisfies Record<string, ListColumn>

const asked = (words: string) => parseColumns(COLUMNS, new URLSearchParams(words))
const read = (words: string) => shownColumns(COLUMNS, asked(words))

test("a list shows its usual columns, or those that an address asks for, in its own order", () => {
  expect(read("")).toEqual(["number", "name"])
  expect(read("spalten=town,name")).toEqual(["number", "name", "town"])
  expect(read("spalten=town&spalten=name")).toEqual(["number", "name", "town"])
  expect(read("spalten=number")).toEqual(["number"])
  expect(read("spalten=town")).toEqual(["number", "town"])
})

test("what no list has is ignored, and alone it changes nothing", () => {
  expect(read("spalten=constructor,town")).toEqual(["number", "town"])
  expect(read("spalten=__proto__,gibtsnicht")).toEqual(["number", "name"])
})

test("an address names its columns where they are not the usual ones", () => {
  expect(columnWords(asked(""))).toEqual({})
  expect(columnWords(asked("spalten=name,number"))).toEqual({})
  expect(columnWords(asked("spalten=town"))).toEqual({ spalten: "number,town" })
})

test("a heading asks for its first order, then for the other, and says how the list stands", () => {
  const both = { heading: "Preis", sorts: { descending: "dear", ascending: "cheap" } } as const
  expect(sortOfColumn(both, "else" as "dear")).toEqual({ direction: undefined, next: "dear" })
  expect(sortOfColumn(both, "dear")).toEqual({ direction: "descending", next: "cheap" })
  expect(sortOfColumn(both, "cheap")).toEqual({ direction: "ascending", next: "dear" })
  const one = { heading: "Frist", sorts: { ascending: "due" } } as const
  expect(sortOfColumn(one, "due")).toEqual({ direction: "ascending", next: "due" })
  expect(sortOfColumn({ heading: "Gast" }, "due")).toBeUndefined()
})
