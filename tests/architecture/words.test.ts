import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { sourceFiles } from "./source-files.ts"

/** Translated names, and the field's term that replaced them (docs/glossary.md). */
const REPLACED: readonly [name: RegExp, term: string][] = [
  [/\b(?:MOST|LONGEST)_[A-Z]\w*/g, "MAX_"],
  [/\b(?:LEAST|SHORTEST|FEWEST)_[A-Z]\w*/g, "MIN_"],
  [/\b\w+InWords\b/g, "formatX"],
  [/\b(?!STOP_)[A-Z][A-Z_]*_WORDS\b/g, "X_LABELS"],
  [/\b\w+Wish(?:Schema)?\b/g, "XInput, XQuery"],
  [/\b(?:WHO_HEARS_OF_WHAT|Hearer|Telling)\b/g, "notification rule, recipient, delivery"],
  [/\b(?:MoneyStand|standingOf\w*|\w+Standings?)\b/g, "balance, occupancy, state"],
  [/\b\w*[fF]indable\w*\b/g, "search index"],
  [/\b(?:raiseGround|comeRound)\b/g, "bootstrap, enqueueScheduledJob"],
  [/\b(?:countTry|placesFor)\b/g, "consumeRateLimit, limitConcurrency"],
  [/\b(?:oncePerIntent|newIntent)\b/g, "withIdempotencyKey, useAction"],
  [/\b(?:callForRefunds|callForTransfers)\w*/g, "enqueueX, xQueue"],
  [/\b(?:holdAccount|keepSeats|takeMeasure)\b/g, "lockX, confirmX, applyX"],
  [/\bforget[A-Z]\w*/g, "eraseX of a person, deleteX after a period, clearX of a cache"],
]

test("names are the field's terms", () => {
  const files = sourceFiles(/^(?:app|bench|db|features|illustrations|platform|server|tests|ui)\//)
  expect(files.length).toBeGreaterThan(100)
  const odd = files
    .filter((file) => !file.endsWith("architecture/words.test.ts"))
    .flatMap((file) => {
      const text = readFileSync(file, "utf8")
      return REPLACED.flatMap(([name, term]) =>
        [...text.matchAll(name)].map(([found]) => `${file}: ${found}, better ${term}`),
      )
    })
  expect(odd).toEqual([])
})
