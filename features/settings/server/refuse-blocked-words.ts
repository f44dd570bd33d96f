import { DomainError, type FieldErrors } from "#platform/errors.ts"
import { blockedWordsIn } from "../blocked-words.ts"
import { blockedWordsSetting } from "../descriptions/blocked-words-setting.ts"
import { currentValue } from "./current-settings.ts"

/** What whoever writes reads at the field; undefined: nothing that is blocked stands in it. */
export function blockedWordSentence(text: string): string | undefined {
  const [found] = blockedWordsIn(currentValue(blockedWordsSetting).words, text)
  return (
    found && `„${found.typed}“ darf hier nicht stehen: Das lesen alle. Bitte schreib es anders.`
  )
}

/**
 * Refuses what has a blocked word in one of its public texts, at that field. Their paths are like
 * those of a form; `[]` stands for every entry of a list (`photos.[].alt`).
 */
export function refuseBlockedWords(publicTexts: readonly string[], input: unknown): void {
  const fields: FieldErrors = {}
  for (const path of publicTexts) {
    for (const [property, text] of textsAt(path.split("."), input)) {
      const sentence = blockedWordSentence(text)
      if (sentence) fields[property] = sentence
    }
  }
  const [first] = Object.values(fields)
  if (first) throw new DomainError("blocked-word", "invalid", first, fields)
}

function textsAt([step, ...rest]: readonly string[], value: unknown): [string, string][] {
  if (step === undefined) return typeof value === "string" ? [["", value]] : []
  const entries: [string, unknown][] =
    step === "[]"
      ? Object.entries(Array.isArray(value) ? value : [])
      : [[step, (value as Record<string, unknown> | null | undefined)?.[step]]]
  return entries.flatMap(([name, inner]) =>
    textsAt(rest, inner).map(([below, text]): [string, string] => [
      below ? `${name}.${below}` : name,
      text,
    ]),
  )
}
