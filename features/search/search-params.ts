/*
 * What somebody looks for is the address of the search page and nothing else: every state can be
 * shared, reloaded and read without script. The German names are the query's own, and this file
 * travels to every page with a search box: what the words mean is understood on the server.
 */

const NAMES = [
  "ort",
  "nahe",
  "nach",
  "umkreis",
  "karte",
  "von",
  "bis",
  "spielraum",
  "wann",
  "personen",
  "preis",
  "dauer",
  "art",
  "thema",
  "sofort",
  "flugzeug",
  "bewertung",
  "hund",
  "kind",
  "sortierung",
  "ansicht",
  "seite",
] as const
export type SearchParam = (typeof NAMES)[number]

/** What the address says, as text; a word that is not said is empty, several are parted by spaces. */
export type SearchParams = Record<SearchParam, string>

/** One of these says nothing that would not be so anyway. */
const DEFAULTS: Partial<SearchParams> = { personen: "1", sortierung: "empfohlen", seite: "1" }

/** Longer than any name of a town; what goes beyond it is no search. */
const MAX_WORD_LENGTH = 120

/** A list may stand as `art=rundflug+strecke` or, from a form, as `art=rundflug&art=strecke`. */
export function parseSearchParams(params: URLSearchParams): SearchParams {
  const word = (name: SearchParam) =>
    params.getAll(name).join(" ").normalize("NFC").trim().slice(0, MAX_WORD_LENGTH)
  return Object.fromEntries(NAMES.map((name) => [name, word(name)])) as SearchParams
}

/** The address of a search; what is usual is left out, so that one search has one address. */
export function searchPath(words: Partial<SearchParams>): string {
  const query = searchQuery(words)
  return query ? `/de/suche?${query}` : "/de/suche"
}

/** The same without the path. */
export function searchQuery(words: Partial<SearchParams>): string {
  const params = new URLSearchParams()
  for (const name of NAMES) {
    const word = words[name]
    if (word && word !== DEFAULTS[name]) params.set(name, word)
  }
  return params.toString()
}

/** What the map shows of such a search. */
export function pinsPath(query: string): string {
  return `/de/suche/pins?${query}`
}

/** The calendar's prices and sunsets for a search, which is `query`. */
export function daysPath(query: string): string {
  return `/de/suche/tage?${query}`
}

/** The words of a list. */
export function listOf(word: string): string[] {
  return word.split(/\s+/).filter(Boolean)
}

/** The same list with one value more, or without it. */
export function toggled(word: string, value: string): string {
  const values = listOf(word)
  const others = values.filter((other) => other !== value)
  return (others.length < values.length ? others : [...values, value]).join(" ")
}
