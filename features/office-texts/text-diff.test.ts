import { expect, test } from "vitest"
import {
  type DiffLine,
  type DiffPart,
  diffLines,
  diffWords,
  hasChanges,
  shortenDiff,
} from "./text-diff.ts"

const MARKS = { same: " ", removed: "-", added: "+" } as const
const written = (parts: readonly DiffPart[]) =>
  parts.map(({ kind, text }) => (kind === "same" ? text : `[${MARKS[kind]}${text}]`)).join("")
const shown = (lines: readonly DiffLine[]) =>
  lines.map(({ kind, parts }) => `${MARKS[kind]}${written(parts)}`)

test("two equal texts have no changes", () => {
  expect(hasChanges(diffLines("a\nb", "a\nb"))).toBe(false)
  expect(diffLines("", "")).toHaveLength(1)
})

test("a changed line stands there as it was and as it is, its changed words marked", () => {
  expect(
    shown(diffLines("Eins.\nHöchstens 48 Stunden.\nDrei.", "Eins.\nHöchstens 24 Stunden.\nDrei.")),
  ).toEqual([" Eins.", "-Höchstens [-48] Stunden.", "+Höchstens [+24] Stunden.", " Drei."])
})

test("lines that were added or taken away are whole ones", () => {
  expect(shown(diffLines("a\nb\nc", "a\nc\nd"))).toEqual([" a", "-[-b]", " c", "+[+d]"])
})

test("of several changed lines the first belongs to the first, and what is left over is new or gone", () => {
  expect(shown(diffLines("eins rot\nzwei rot", "eins blau\nzwei blau\ndrei"))).toEqual([
    "-eins [-rot]",
    "-zwei [-rot]",
    "+eins [+blau]",
    "+zwei [+blau]",
    "+[+drei]",
  ])
})

test("umlauts and signs are compared as words and as signs", () => {
  expect(written(diffWords("„Für alle“, sagt er.", "„Für viele“ sagt sie."))).toBe(
    "„Für [-alle][+viele]“[-,] sagt [-er][+sie].",
  )
})

/** What a difference says of one of its two texts. */
function side(lines: readonly DiffLine[], gone: DiffLine["kind"]) {
  const rows = lines.filter(({ kind }) => kind !== gone)
  return rows.map(({ parts }) => parts.map(({ text }) => text).join("")).join("\n")
}

test("both texts can be read out of every difference", () => {
  const letters = ["a", "b", "c", "\n", " "]
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  const text = () => Array.from({ length: random(40) }, () => letters[random(5)]).join("")
  for (let round = 0; round < 300; round += 1) {
    const [before, after] = [text(), text()]
    const lines = diffLines(before, after)
    expect.soft(side(lines, "added")).toBe(before)
    expect.soft(side(lines, "removed")).toBe(after)
  }
})

test("two very long texts without anything in common are compared at once", () => {
  const lines = (word: string) =>
    Array.from({ length: 15_000 }, (_, index) => `${word}${index}`).join("\n")
  const started = performance.now()
  const found = diffLines(lines("a"), lines("b"))
  expect(performance.now() - started).toBeLessThan(5_000)
  expect(found).toHaveLength(30_000)
})

test("what is far from every change is told as a number of lines", () => {
  const before = Array.from({ length: 20 }, (_, index) => `Zeile ${index}`)
  const after = before.with(10, "anders")
  const stretches = shortenDiff(diffLines(before.join("\n"), after.join("\n")))
  expect(
    stretches.map((stretch) => ("hidden" in stretch ? stretch.hidden : stretch.lines.length)),
  ).toEqual([8, 6, 7])
})
