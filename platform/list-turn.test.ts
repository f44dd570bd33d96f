import { expect, test } from "vitest"
import { formatCounted, parseTurn, turnedPage, turnWords } from "./list-turn.ts"

const read = (words: string) => parseTurn(new URLSearchParams(words))

test("an address turns from a row on or back, and what is no number turns nothing", () => {
  expect(read("nach=12")).toEqual({ to: "next", id: 12 })
  expect(read("vor=12")).toEqual({ to: "previous", id: 12 })
  for (const words of ["", "nach=0", "nach=-1", "nach=1.5", "vor=zwei", "nach=9999999999"]) {
    expect(read(words), words).toBeNull()
  }
})

test("a turn comes back as the same words", () => {
  for (const words of ["nach=12", "vor=7"]) {
    expect(new URLSearchParams(turnWords(read(words))).toString()).toBe(words)
  }
  expect(turnWords(null)).toEqual({})
})

test("the first page leads on where there is more, and never back", () => {
  expect(turnedPage([1, 2, 3], { turn: null, size: 2 })).toEqual({
    rows: [1, 2],
    next: 2,
    previous: null,
  })
  expect(turnedPage([1, 2], { turn: null, size: 2 })).toEqual({
    rows: [1, 2],
    next: null,
    previous: null,
  })
})

test("a page that was turned to leads back, and on where there is more", () => {
  const turn = { to: "next", id: 2 } as const
  expect(turnedPage([3, 4, 5], { turn, size: 2 })).toEqual({ rows: [3, 4], next: 4, previous: 3 })
  expect(turnedPage([3], { turn, size: 2 })).toEqual({ rows: [3], next: null, previous: 3 })
  expect(turnedPage([], { turn, size: 2 })).toEqual({ rows: [], next: null, previous: null })
})

test("what was read backwards stands in the order of the list, and leads on to where it came from", () => {
  const turn = { to: "previous", id: 5 } as const
  expect(turnedPage([4, 3, 2], { turn, size: 2 })).toEqual({ rows: [3, 4], next: 4, previous: 3 })
  expect(turnedPage([2, 1], { turn, size: 2 })).toEqual({ rows: [1, 2], next: 2, previous: null })
})

test("a list says how many it has, and of very many that they are more than it has counted", () => {
  expect(formatCounted(1, "Konto", "Konten")).toBe("1 Konto")
  expect(formatCounted(0, "Konto", "Konten")).toBe("0 Konten")
  expect(formatCounted(1_000, "Konto", "Konten")).toBe("1.000 Konten")
  expect(formatCounted(1_001, "Konto", "Konten")).toBe("mehr als 1.000 Konten")
})
