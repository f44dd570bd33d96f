/**
 * How names are compared: "Bad Tölz", "bad toelz" and "Bad Tolz" are the same town. A key holds only
 * a-z, 0-9 and single blanks; German umlauts are spelt out (`ae`), every other accent is dropped.
 * Keys of a name that begin inside it ("Partenkirchen") start with a blank, so that one prefix
 * search can tell them from names that begin like this.
 */

export interface NameKey {
  key: string
  /** The name as people write it. */
  name: string
}

const SPELT_OUT: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue" }

/** Words that nobody starts a search with. */
const STOP_WORDS = new Set(
  "am an auf b bei d dem den der die i im in la le les ob o s und unter v vor".split(" "),
)

/** Where the part of a name begins that only tells it from its namesakes. */
const QUALIFIER =
  /\s*(?:\(|\/|\s(?:am|an der|an dem|auf|bei|im|in|in der|ob der|unter|vor der)\s).*$/

/** The key of what a person typed, or of a whole name. */
export function foldKey(text: string): string {
  return toKey(
    text
      .normalize("NFC")
      .toLowerCase()
      .replace(/[äöü]/g, (umlaut) => SPELT_OUT[umlaut] ?? umlaut),
  )
}

/** The same with the dots of the umlauts simply dropped, as foreign keyboards write it. */
function foldKeyBare(text: string): string {
  return toKey(text.normalize("NFC").toLowerCase())
}

function toKey(lowered: string): string {
  return lowered
    .replaceAll("ß", "ss")
    .replaceAll("æ", "ae")
    .replaceAll("œ", "oe")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
}

/** Every key a place with this name and these other names is found by, each once. */
export function nameKeys(name: string, aliases: readonly string[] = []): NameKey[] {
  const found = new Map<string, string>()
  const add = (key: string, written: string) => {
    if (key.trim() && !found.has(key)) found.set(key, written)
  }
  for (const written of [name, ...aliases]) {
    for (const spelling of [written, written.replace(QUALIFIER, "")]) {
      for (const fold of [foldKey, foldKeyBare]) {
        for (const key of saintVariants(fold(spelling))) add(key, written)
      }
    }
  }
  for (const written of [name, ...aliases]) {
    for (const fold of [foldKey, foldKeyBare]) {
      for (const key of followingWords(fold(written))) add(` ${key}`, written)
    }
  }
  return [...found].map(([key, written]) => ({ key, name: written }))
}

/** "Sankt", "Saint", "St." are one word to whoever searches. */
function saintVariants(key: string): string[] {
  const short = key.replace(/\b(?:sankt|saint|sainte)\b/g, "st")
  return [key, short, short.replace(/\bst\b/g, "sankt")]
}

function followingWords(key: string): string[] {
  const words = key.split(" ")
  return words.flatMap((word, index) =>
    index === 0 || word.length < 3 || STOP_WORDS.has(word) ? [] : [words.slice(index).join(" ")],
  )
}

/** Whether `typed` could become the beginning of `key` by one change, one swap, one letter more or less. */
export function isOneTypoAway(typed: string, key: string): boolean {
  let same = 0
  while (same < typed.length && typed[same] === key[same]) same++
  const rest = typed.slice(same)
  const ahead = key.slice(same)
  const swapped = rest.charAt(1) + rest.charAt(0) + rest.slice(2)
  return (
    ahead.startsWith(rest) ||
    ahead.startsWith(rest.slice(1)) ||
    ahead.slice(1).startsWith(rest) ||
    ahead.slice(1).startsWith(rest.slice(1)) ||
    (rest.length > 1 && ahead.startsWith(swapped))
  )
}
