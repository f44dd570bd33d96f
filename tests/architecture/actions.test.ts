import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { sourceFiles } from "./source-files.ts"

/** Calls that nobody presses, or that change nothing (docs/decisions/0034). */
const WITHOUT_AN_INTENT = [
  "favourites of a guest, which an account takes once: features/favourites/ui/favourite-calls.ts",
  "a question: features/auth/registration/ui/register-calls.ts",
  "a question: features/auth/registration/ui/register-calls.ts",
  "what a passkey has to sign: features/auth/proof/ui/proof-calls.ts",
  "what a passkey has to sign: features/auth/second-factor/ui/passkey-calls.ts",
  "what a passkey has to sign: features/auth/sign-in/ui/second-factor-calls.ts",
  "a draft that saves itself: features/flights/draft/ui/draft-calls.ts",
  "a preview: features/office-settings/ui/setting-calls.ts",
  "a preview: features/office-texts/ui/office-text-calls.ts",
  "a preview: features/office-texts/ui/office-text-calls.ts",
].map((line) => line.slice(line.lastIndexOf(" ") + 1))

const browserFiles = sourceFiles(/^(?:app|features\/.+\/ui)\//)

test("whoever posts names the intent, which useAction alone makes", () => {
  const unnamed = browserFiles.flatMap((file) =>
    postsIn(readFileSync(file, "utf8"))
      .filter((call) => !call.includes("intent"))
      .map(() => file),
  )
  expect(unnamed.toSorted()).toEqual(WITHOUT_AN_INTENT.toSorted())
})

test("no component makes a key for an intent by itself", () => {
  const makers = browserFiles.filter((file) => {
    const text = readFileSync(file, "utf8")
    return /\/ui\//.test(file) && /\bnewId\b/.test(text) && /\bintent\b/.test(text)
  })
  expect(makers).toEqual([])
})

/** Each call of `api.post`, from its bracket to the one that closes it. */
function postsIn(text: string): string[] {
  return [...text.matchAll(/\bapi\.post\b/g)].map(({ index }) => {
    let depth = 0
    for (let at = text.indexOf("(", index); at < text.length; at += 1) {
      if (text[at] === "(") depth += 1
      if (text[at] === ")") depth -= 1
      if (depth === 0) return text.slice(index, at)
    }
    return text.slice(index)
  })
}
