import { expect, test } from "vitest"
import {
  chosenNumbers,
  chosenRows,
  shownCells,
  type TableCell,
  tableLines,
  tablePath,
} from "./list-table.ts"

const CELLS: readonly TableCell<"name" | "place", { name: string; code: string }>[] = [
  ["name", "Name", ({ name }) => name],
  ["place", "Ort", ({ code }) => code],
  ["place", "Zeichen", ({ code }) => code.length],
]

test("the table of a list has its words, and names what was chosen", () => {
  expect(tablePath("/de/verwaltung/nutzer")).toBe("/de/verwaltung/nutzer.csv")
  expect(tablePath("/de/verwaltung/nutzer?wer=gesperrt", ["4", "7"])).toBe(
    "/de/verwaltung/nutzer.csv?wer=gesperrt&auswahl=4%2C7",
  )
})

test("what was chosen comes back; without the word it is all of the list, and an empty one is none", () => {
  const [, words] = tablePath("/de", ["4", "prüfen/7"]).split("?")
  expect(chosenRows(new URLSearchParams(words))).toEqual(["4", "prüfen/7"])
  expect(chosenRows(new URLSearchParams("wer=gesperrt"))).toBeNull()
  expect(chosenRows(new URLSearchParams("auswahl="))).toEqual([""])
  expect(chosenNumbers(new URLSearchParams("auswahl=4,-7,x,7"))).toEqual([4, 7])
  expect(chosenNumbers(new URLSearchParams("auswahl="))).toEqual([])
  expect(chosenNumbers(new URLSearchParams(""))).toBeNull()
})

test("a table has the cells of the columns that are shown, under their titles", () => {
  const rows = [{ name: "Strausberg", code: "EDAY" }]
  expect(tableLines(shownCells(CELLS, ["place"]), rows)).toEqual([
    ["Ort", "Zeichen"],
    ["EDAY", 4],
  ])
  expect(tableLines(shownCells(CELLS, undefined), [])).toEqual([["Name", "Ort", "Zeichen"]])
})
