import { nameWords } from "./name-words.ts"
import { MAX_HITS, type OfficeHit } from "./office-search.ts"

/** A list of the back office, as its menu has it. */
export interface SearchedPlace {
  label: string
  href: string
  about: string
}

export function placeHit({ label, href, about }: SearchedPlace): OfficeHit {
  return { id: `place-${href}`, kind: "place", title: label, facts: [about], status: null, href }
}

/** The pages that are called like this, then those that are for this: every word begins one of theirs. */
export function findPlaces(places: readonly SearchedPlace[], typed: string): OfficeHit[] {
  const words = nameWords(typed)
  if (words.length === 0) return []
  const isIn = (text: string) => {
    const own = nameWords(text)
    return words.every((word) => own.some((other) => other.startsWith(word)))
  }
  const named = places.filter(({ label }) => isIn(label))
  const about = places.filter((place) => !named.includes(place) && isIn(place.about))
  return [...named, ...about].slice(0, MAX_HITS).map(placeHit)
}
