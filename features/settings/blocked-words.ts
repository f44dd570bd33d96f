/*
 * Words that may not stand in what strangers read. A word is meant as a whole, a phrase as words that
 * follow each other, and a `*` at the end stands for any ending. Case is the same to it, and so are „ß“
 * and „ss“, „ä“ and „ae“; other accents are not heard. A word whose letters are typed apart by one and
 * the same sign („b.l.ö.d“) is that word.
 */

export const MAX_BLOCKED = 500
export const MAX_BLOCKED_WORD_LENGTH = 60
/** Shorter beginnings would meet half the language. */
const MIN_BEGINNING_LETTERS = 4

/** Letters, digits and what stands upon them. */
const WORD = /[\p{L}\p{N}\p{M}]+/gu
/** What nobody sees and nobody types by accident within a word. */
const INVISIBLE = /\p{Cf}/gu
const SPACE_OR_DASH = /^[\s\p{Pd}]+$/u
const SPELLED =
  /(?<![\p{L}\p{N}])\p{L}\p{M}*([ .\-_*])\p{L}\p{M}*(?:\1\p{L}\p{M}*)+(?![\p{L}\p{N}])/gu

interface BlockedWord {
  words: readonly string[]
  isBeginning: boolean
}

interface TypedWord {
  folded: string
  from: number
  to: number
}

export interface FoundWord {
  /** As it is blocked. */
  word: string
  /** As it stands in the text. */
  typed: string
}

/** The blocked words that stand in a text, each once. */
export function blockedWordsIn(blocked: readonly string[], text: string): FoundWord[] {
  if (blocked.length === 0) return []
  const visible = text.normalize("NFC").replace(INVISIBLE, "")
  const lists = [typedWords(visible), spelledWords(visible)]
  return blocked.flatMap((word) => {
    const meant = readBlockedWord(word)
    const found = lists.map((list) => placeOf(meant, list, visible)).find(Boolean)
    return found ? [{ word, typed: visible.slice(found.from, found.to) }] : []
  })
}

/** Why a word cannot be blocked as it is; undefined: it can. */
export function blockedWordProblem(word: string): string | undefined {
  const { words, isBeginning } = readBlockedWord(word)
  const letters = words.join("").length
  if (word.slice(0, -1).includes("*")) return `In „${word}“ steht das * nicht am Ende.`
  if (letters < 2) return `„${word}“ ist zu kurz.`
  if (isBeginning && (words.at(-1)?.length ?? 0) < MIN_BEGINNING_LETTERS) {
    return `„${word}“ träfe zu viel: Vor dem * stehen mindestens ${MIN_BEGINNING_LETTERS} Buchstaben.`
  }
  return undefined
}

function readBlockedWord(word: string): BlockedWord {
  const isBeginning = word.endsWith("*")
  const visible = word.normalize("NFC").replace(INVISIBLE, "")
  return { words: typedWords(visible).map(({ folded }) => folded), isBeginning }
}

function typedWords(text: string): TypedWord[] {
  return [...text.matchAll(WORD)].map(({ 0: found, index }) => ({
    folded: fold(found),
    from: index,
    to: index + found.length,
  }))
}

function spelledWords(text: string): TypedWord[] {
  return [...text.matchAll(SPELLED)].map(({ 0: found, 1: sign = "", index }) => ({
    folded: fold(found.replaceAll(sign, "")),
    from: index,
    to: index + found.length,
  }))
}

function placeOf(
  { words, isBeginning }: BlockedWord,
  typed: readonly TypedWord[],
  text: string,
): Pick<TypedWord, "from" | "to"> | undefined {
  for (let place = 0; place + words.length <= typed.length; place += 1) {
    const here = typed.slice(place, place + words.length)
    const isHere = here.every(({ folded, from }, nth) => {
      const before = here[nth - 1]
      if (before && !SPACE_OR_DASH.test(text.slice(before.to, from))) return false
      const wanted = words[nth] ?? ""
      const isOpen = isBeginning && nth === words.length - 1
      return isOpen ? folded.startsWith(wanted) : folded === wanted
    })
    const [first, last] = [here[0], here.at(-1)]
    if (isHere && first && last) return { from: first.from, to: last.to }
  }
  return undefined
}

/** Umlauts are two letters, as where they cannot be typed; every other accent is dropped. */
function fold(word: string): string {
  return word
    .toLowerCase()
    .replaceAll("ä", "ae")
    .replaceAll("ö", "oe")
    .replaceAll("ü", "ue")
    .replaceAll("ß", "ss")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
}
