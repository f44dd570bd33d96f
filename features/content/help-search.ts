import type { FaqGroup, FaqItem } from "./content-page.ts"

/*
 * The search of the help page: small enough to run on every letter, on the server for whoever has
 * no script. All words must occur in a question or its answer, in any spelling of umlauts and with
 * any ending.
 */

export interface TextPart {
  text: string
  isHit: boolean
}

interface HelpHit extends FaqItem {
  /** The question, cut where the words are. */
  asked: TextPart[]
  /** The answer with its hits in `<mark>`; our own HTML, nothing typed gets into it. */
  markedHtml: string
}

export interface HelpGroup {
  id: string
  title: string
  hits: HelpHit[]
}

export const MAX_QUERY_LENGTH = 80

const SPELT_OUT: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue" }

/** What people type for what we call otherwise; by the beginning of the typed word. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  // verbs that come apart in a sentence
  absag: ["sagt ab", "sage ich ab"],
  abgesagt: ["absag", "sagt ab"],
  storn: ["absag", "sagt ab", "sage ich ab"],
  kuendig: ["loesch"],
  umtausch: ["widerruf", "absag"],
  rueckgeld: ["erstatt"],
  rueckzahl: ["erstatt"],
  zurueckbekomm: ["erstatt"],
  koffer: ["gepaeck"],
  tasche: ["gepaeck"],
  kleid: ["ziehe"],
  pilotin: ["pilot"],
  login: ["anmeld"],
  einlogg: ["anmeld"],
  anmeld: ["melde dich"],
  kennwort: ["passwort"],
  voucher: ["gutschein"],
  geschenk: ["gutschein"],
  regen: ["wetter"],
  nebel: ["wetter"],
  baby: ["kind"],
}

const UNTOLD = new Set(
  "aber als am an auf aus bei bin das dass dem den der des die ein eine einen euch fuer hat habe ich ihr im in ist kann man mein meine meinen mich mir mit muss nach oder sich sie sind so soll und uns vom von wann war warum was welche wenn wer werde wie wird wo wohin zu zum zur".split(
    " ",
  ),
)

/** The questions that hold every word of a query, by group; all of them without a query. */
export function searchHelp(groups: readonly FaqGroup[], query: string): HelpGroup[] {
  const words = wordsOf(query)
  return groups.flatMap(({ id, title, items }) => {
    const hits = items
      .filter(({ question, answerText }) =>
        words.every((word) => isIn(`${question} ${answerText}`, word)),
      )
      .map((item) => ({
        ...item,
        asked: cutAtHits(item.question, words),
        markedHtml: markHits(item.answerHtml, words),
      }))
    return hits.length > 0 || words.length === 0 ? [{ id, title, hits }] : []
  })
}

/** Whether a query says anything to search for. */
export function isSearchable(query: string): boolean {
  return wordsOf(query).length > 0
}

export function countHits(groups: readonly HelpGroup[]): number {
  return groups.reduce((sum, { hits }) => sum + hits.length, 0)
}

/** A typed word with everything that counts as it, in both foldings. */
interface Word {
  spelt: readonly string[]
  bare: readonly string[]
}

function wordsOf(query: string): Word[] {
  const typed = query.slice(0, MAX_QUERY_LENGTH).split(/[^\p{L}\p{N}]+/u)
  const words = typed.filter((word) => word.length > 1)
  const meaningful = words.filter((word) => !UNTOLD.has(fold(word, true).key))
  return (meaningful.length > 0 ? meaningful : words).map((word) => {
    const spelt = fold(word, true).key
    const others = Object.entries(SAME).flatMap(([start, same]) =>
      spelt.startsWith(start) ? same : [],
    )
    const bare = fold(word, false).key
    // the whole word too: it is what gets marked where it begins a longer one
    return { spelt: [stem(spelt), spelt, ...others], bare: [stem(bare), bare] }
  })
}

const ENDING = /(?:en|er|es|em|e|n|s|t)$/
const MIN_STEM_LENGTH = 4

function stem(word: string): string {
  const short = word.replace(ENDING, "")
  return short.length >= MIN_STEM_LENGTH ? short : word
}

interface Folded {
  key: string
  /** For each letter of the key, where the letter of the text stands that it comes from. */
  at: number[]
}

// umlauts spelt out or without their dots, no other accents, no capitals
function fold(text: string, isSpeltOut: boolean): Folded {
  let key = ""
  const at: number[] = []
  let index = 0
  for (const letter of text.normalize("NFC")) {
    const lower = letter.toLowerCase()
    const spelt = (isSpeltOut && SPELT_OUT[lower]) || lower.replace("ß", "ss")
    for (const plain of spelt.normalize("NFD").replace(/\p{M}/gu, "")) {
      key += plain
      at.push(index)
    }
    index += letter.length
  }
  return { key, at }
}

function isIn(text: string, { spelt, bare }: Word): boolean {
  const has = (key: string) => (part: string) => key.includes(part)
  return spelt.some(has(fold(text, true).key)) || bare.some(has(fold(text, false).key))
}

/** Where hits begin and end in a text, in order, none within another. */
function spansOf(text: string, words: readonly Word[]): [number, number][] {
  const [spelt, bare] = [fold(text, true), fold(text, false)]
  const spans = words.flatMap((word) => [
    ...word.spelt.flatMap((part) => spansIn(spelt, part)),
    ...word.bare.flatMap((part) => spansIn(bare, part)),
  ])
  const joined: [number, number][] = []
  for (const [start, end] of spans.toSorted((one, other) => one[0] - other[0])) {
    const last = joined.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else joined.push([start, end])
  }
  return joined
}

function spansIn({ key, at }: Folded, part: string): [number, number][] {
  const spans: [number, number][] = []
  for (let from = key.indexOf(part); from !== -1; from = key.indexOf(part, from + part.length)) {
    spans.push([at[from] ?? 0, (at[from + part.length - 1] ?? 0) + 1])
  }
  return spans
}

// a stem is marked with its ending
const ENDING_OF_A_WORD = /^\p{L}{1,2}(?!\p{L})/u

function cutAtHits(text: string, words: readonly Word[]): TextPart[] {
  const whole = text.normalize("NFC")
  const parts: TextPart[] = []
  let end = 0
  for (const [from, found] of spansOf(whole, words)) {
    const to = found + (ENDING_OF_A_WORD.exec(whole.slice(found, found + 3))?.[0].length ?? 0)
    if (from > end) parts.push({ text: whole.slice(end, from), isHit: false })
    parts.push({ text: whole.slice(from, to), isHit: true })
    end = to
  }
  if (end < whole.length) parts.push({ text: whole.slice(end), isHit: false })
  return parts
}

// tags and entities stay as they are; only what is read is marked
function markHits(html: string, words: readonly Word[]): string {
  return html
    .split(/(<[^>]*>|&[a-z\d#]+;)/i)
    .map((piece, index) =>
      index % 2 === 1
        ? piece
        : cutAtHits(piece, words)
            .map(({ text, isHit }) => (isHit ? `<mark>${text}</mark>` : text))
            .join(""),
    )
    .join("")
}
