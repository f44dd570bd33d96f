import { expect, test } from "vitest"
import { toCsvFile } from "./csv.ts"

test("a table has a byte order mark, semicolons, decimal commas and lines that end as RFC 4180 says", () => {
  const file = toCsvFile([
    ["Ort", "Stunden", "Kosten"],
    ["Bonn", 1.5, { cents: 123_450 }],
    ["Juist", 12, null],
  ])
  expect(file).toBe('\ufeff"Ort";"Stunden";"Kosten"\r\n"Bonn";1,5;1234,50\r\n"Juist";12;\r\n')
})

test("separators, quotes and line breaks stay inside their cell", () => {
  expect(toCsvFile([['Nach "Juist"; und\nzurück', "b"]])).toBe(
    '\ufeff"Nach ""Juist""; und\nzurück";"b"\r\n',
  )
})

test.each(["=1+1", "+49", "-2", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "＝1"])(
  "text that begins like a formula is no formula: %j",
  (text) => {
    expect(toCsvFile([[text]])).toBe(`\ufeff"'${text}"\r\n`)
  },
)

test("a negative amount stays a number, and text with a formula inside stays as it is", () => {
  expect(toCsvFile([[{ cents: -5 }, "a=b"]])).toBe('\ufeff-0,05;"a=b"\r\n')
})
