import { readFileSync } from "node:fs"
import { basename } from "node:path"
import { expect, test } from "vitest"
import { sourceFiles } from "./source-files.ts"

/** What only this product has: ui/ would serve any other as well. */
const PRODUCT_TERMS = [
  "aerodrome",
  "aircraft",
  "airfield",
  "airport",
  "booking",
  "checkout",
  "cockpit",
  "cost",
  "envelope",
  "fare",
  "flight",
  "flown",
  "guest",
  "landing",
  "ledger",
  "objection",
  "passenger",
  "payout",
  "pilot",
  "plane",
  "runway",
  "scene",
  "seat",
  "settlement",
  "voucher",
  "waitlist",
  "waypoint",
]

const files = sourceFiles(/^ui\//).filter((file) => !/\.test\.tsx?$/.test(file))

/** The code without its comments, its texts and the text between its tags. */
function codeOf(file: string): string {
  return readFileSync(file, "utf8")
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "")
    .replaceAll(/"(?:[^"\\\n]|\\.)*"|>[^<>{}=;]*</g, "")
}

/** `bookingCard` and `booking-card` are a booking and a card. */
function wordsOf(name: string): string[] {
  return name.split(/(?=[A-Z])|[-_.$]/).map((word) => word.toLowerCase())
}

function productWords(file: string): string[] {
  const names = [basename(file), ...(codeOf(file).match(/[A-Za-z_$][\w$]*/g) ?? [])]
  const words = new Set(names.flatMap(wordsOf))
  return PRODUCT_TERMS.filter((word) => words.has(word) || words.has(`${word}s`))
}

test("ui/ knows no product word", () => {
  expect(files.length).toBeGreaterThan(50)
  expect(files.flatMap((file) => productWords(file).map((word) => `${file}: ${word}`))).toEqual([])
})

test("a product word is found anywhere in a name", () => {
  expect(wordsOf("usePilotCards")).toContain("pilot")
  expect(wordsOf("flight-strip.tsx")).toContain("flight")
})
