import { NAMELESS, shownFirstName } from "./user.ts"

/*
 * What somebody is called in sentences: the first name, which never changes its form, or who they are where there
 * is none (not yet filled in, or the account is gone). Those words do change, and begin a sentence in capitals.
 */

/** As subject and as object: „Nur die Person am Steuer sieht es“, „Frag die Person am Steuer“. */
const UNNAMED = {
  pilot: "die Person am Steuer",
  other: "die andere Person",
  shown: "diese Person",
} as const

const DATIVES = new Map<string, string>([
  [UNNAMED.pilot, "der Person am Steuer"],
  [UNNAMED.other, "der anderen Person"],
  [UNNAMED.shown, "dieser Person"],
])

type SomePerson = Parameters<typeof shownFirstName>[0] & { deletedAt?: Date | string | null }

/** „Henrik“, else „die Person am Steuer“. */
export function nameInSentence(person: SomePerson, role: keyof typeof UNNAMED): string {
  return (person.deletedAt ? "" : shownFirstName(person)) || UNNAMED[role]
}

/** The same of whom a page shows, known by the public name: „Henrik L.“ is „Henrik“, else „diese Person“. */
export function firstNameOfShown(publicName: string): string {
  return publicName === NAMELESS ? UNNAMED.shown : publicName.replace(/ \p{Lu}\.$/u, "")
}

/** After „mit“, „von“, „bei“, „schreib“: „mit Henrik“, „mit der Person am Steuer“. */
export function inDative(name: string): string {
  return DATIVES.get(name) ?? name
}

/** Where a sentence or a heading begins: „Henrik sagt zu“, „Die Person am Steuer sagt zu“. */
export function atSentenceStart(name: string): string {
  return DATIVES.has(name) ? `${name.slice(0, 1).toUpperCase()}${name.slice(1)}` : name
}

/** Whether it is a name, which may also stand alone: „Henrik am Steuer“. */
export function isNamed(name: string): boolean {
  return !DATIVES.has(name)
}
