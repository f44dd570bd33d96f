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
  [
    /\b(?:flightRequestTellings\w*|toldAt|untoldSince)\b/g,
    "notifications, notifiedAt, notificationDueSince",
  ],
  [/\b(?:forgottenAt|isForgotten)\b/g, "anonymizedAt, isAnonymized"],
  // the events' own keys stay (decision 35)
  [/\b(?:keptLate|keptPrice|kept(?:Share|Fee)Cents(?!:))\b/g, "retainedX"],
  [/\b(?:cancellationWord|mostCents|begunAt|holdsCode)\b/g, "xMessage, maxX, startedAt, containsX"],
  [/\b(?:wrongTries|\w+Tries(?=At|By|:))\b/g, "wrongCodes, xAttempts"],
  [/\b(?:isProgram|(?:body|typed)\.website)\b/g, "honeypot"],
  [
    /\bread\w+(?:Address|Code|Cursor|Entries|Key|Number|Params|Query|Search|Token)\b/g,
    "parseX, verifyX",
  ],
  [/\bforget[A-Z]\w*/g, "eraseX of a person, deleteX after a period, clearX of a cache"],
]

/** What titles of tests said instead of: is notified, is asked for, mail, again, belongs to nobody. */
const OLD_DIALECT =
  /\b(?:hears?|heard|untold|wish(?:es|ed)?|letters?|anew|nobody's|come[s]? round)\b/i
const TITLE = /(?:^\s*(?:test|describe)(?:\.\w+)*\(|\)\()\s*("(?:[^"\\\n]|\\.)*"|`[^`]*`)/gm

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

test("titles of tests are sentences of today's English", () => {
  const titles = sourceFiles(/\.test\.tsx?$/)
    .filter((file) => !file.endsWith("architecture/words.test.ts"))
    .flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(TITLE)].map(([, title = ""]) => `${file}: ${title}`),
    )
  expect(titles.length).toBeGreaterThan(2_000)
  expect(titles.filter((title) => OLD_DIALECT.test(title))).toEqual([])
})
