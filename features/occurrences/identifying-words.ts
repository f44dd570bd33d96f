import { maskContacts } from "#platform/mask-contacts.ts"

const DAY_OR_TIME =
  /\b\d{1,2}\.\s?(?:\d{1,2}\.|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)|\b\d{1,2}:\d{2}\b/

/**
 * What of `known` (names, registrations, codes, places) stands in a text as a word of its own, in the text's
 * order, and what looks like a day, a time or a way to reach somebody. Capitals count: „Klein“ is a name, „klein“ is not.
 */
export function identifyingWords(text: string, known: readonly string[]): string[] {
  const words = known
    .filter((word) => word.length > 1 && standsIn(text, word))
    .toSorted((one, other) => text.indexOf(one) - text.indexOf(other))
  return [
    ...new Set(words.map((word) => `„${word}“`)),
    ...(DAY_OR_TIME.test(text) ? ["ein Tag oder eine Uhrzeit"] : []),
    ...(maskContacts(text) === text ? [] : ["eine Adresse oder Nummer"]),
  ]
}

function standsIn(text: string, word: string): boolean {
  const pattern = word.replaceAll(/[.()[\]+?*^$|{}\\]/g, "\\$&")
  // the genitive of a name is the name
  return new RegExp(`(?<![\\p{L}\\d])${pattern}s?(?![\\p{L}\\d])`, "u").test(text)
}
