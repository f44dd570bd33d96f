import { expect, test } from "vitest"
import { filtersOf, listAddress, pageOfList, parseListAddress, viewsOf } from "./list-address.ts"

const LIST = {
  path: "/de/verwaltung/nachweise",
  choices: {
    status: { offen: "Offen", bestaetigt: "Bestätigt" },
    kind: { "": "Alle", medical: "Medical" },
  },
} as const

const read = (words: string) => parseListAddress(LIST, new URLSearchParams(words))

test("an address without parameters asks for the first of everything", () => {
  expect(read("")).toEqual({ status: "offen", kind: "", search: "", page: 1 })
})

test.each([
  "stand=toString&art=__proto__",
  "stand=&art=Medical",
  "seite=0",
  "seite=-1",
  "seite=1.5",
  "seite=1e9",
  "seite=zwei",
])("an unknown value counts as not given: %s", (words) => {
  expect(read(words)).toEqual(read(""))
})

test("what an address says comes back as the same address", () => {
  const address = "stand=bestaetigt&art=medical&suche=Jana+M%C3%BCller&seite=3"
  expect(listAddress(LIST, read(address), { page: 3 })).toBe(`${LIST.path}?${address}`)
})

test("a changed choice begins at the first page again and keeps the rest", () => {
  const query = read("stand=bestaetigt&suche=Jana&seite=3")
  expect(listAddress(LIST, query, { kind: "medical" })).toBe(
    `${LIST.path}?stand=bestaetigt&art=medical&suche=Jana`,
  )
  expect(listAddress(LIST, read("seite=2"))).toBe(LIST.path)
})

test("a search text is trimmed and cut", () => {
  expect(read("suche=+a+").search).toBe("a")
  expect(read(`suche=${"x".repeat(500)}`).search).toHaveLength(100)
})

test("each value of a parameter is a view with an address, and the requested one is current", () => {
  expect(viewsOf(LIST, read("stand=bestaetigt&suche=Jana&seite=3"), "status")).toEqual([
    { label: "Offen", href: `${LIST.path}?suche=Jana`, isCurrent: false },
    { label: "Bestätigt", href: `${LIST.path}?stand=bestaetigt&suche=Jana`, isCurrent: true },
  ])
})

test("a form of filters offers the labelled values of its parameters, as they are chosen", () => {
  expect(filtersOf(LIST, read("art=medical"), { kind: "Art" })).toEqual([
    { name: "art", label: "Art", value: "medical", options: { "": "Alle", medical: "Medical" } },
  ])
})

test.each([
  [0, 1, { page: 1, pageCount: 1, offset: 0 }],
  [20, 2, { page: 1, pageCount: 1, offset: 0 }],
  [21, 2, { page: 2, pageCount: 2, offset: 20 }],
  [21, 9, { page: 2, pageCount: 2, offset: 20 }],
])("of %i rows, page %i", (total, wanted, expected) => {
  expect(pageOfList(total, wanted, 20)).toEqual(expected)
})

test("a list that is turned from row to row starts at its first page again when something else changes", () => {
  const list = { ...LIST, isTurned: true } as const
  const query = parseListAddress(list, new URLSearchParams("suche=Jana&nach=12"))
  expect(query.turn).toEqual({ to: "next", id: 12 })
  expect(listAddress(list, query, { turn: query.turn })).toBe(`${LIST.path}?suche=Jana&nach=12`)
  expect(listAddress(list, query, { kind: "medical" })).toBe(`${LIST.path}?art=medical&suche=Jana`)
  expect(read("nach=12").turn).toBeUndefined()
})
