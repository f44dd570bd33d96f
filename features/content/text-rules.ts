import { TOPICS } from "#features/flights/core/flight.ts"
import { terrains } from "#illustrations/scene/terrain.ts"
import { timesOfDay } from "#illustrations/scene/time-of-day.ts"
import {
  MAX_DESCRIPTION_LENGTH,
  MIN_DESCRIPTION_LENGTH,
  MIN_LEAD_LENGTH,
  TITLE_LENGTH,
} from "./content-page.ts"
import { unknownPlaceholders } from "./placeholders.ts"
import { fieldsOf, type TextField, type TextFields } from "./text-fields.ts"

/*
 * What every text keeps to. One function for whoever writes: the test of the files in `content/` asks it,
 * and so does the form of the back office, before anything is published.
 */

/** Something that a text does not keep to, at its field. */
export interface TextFinding {
  field: TextField
  message: string
}

export interface ForbiddenWords {
  about: string
  pattern: RegExp
  /** What to write instead, or why not. */
  advice: string
}

/** What no text says, and no text looks like. */
export const FORBIDDEN: readonly ForbiddenWords[] = [
  {
    about: "promises of what does not exist",
    pattern: /demnächst|coming soon|\bin Kürze\b|\bbald (?:verfügbar|hier)/i,
    advice: "Versprich nichts, was es noch nicht gibt.",
  },
  {
    about: "straight double quotes",
    pattern: /"/,
    advice: "Gerade Anführungszeichen: Schreib „…“.",
  },
  { about: "exclamation marks", pattern: /!/, advice: "Ohne Ausrufezeichen klingt es ruhiger." },
  {
    about: "the overland height that no longer exists",
    pattern: /\b600[\s\u00a0]?m\b/,
    advice: "Die Überlandhöhe von 600 m gibt es nicht mehr.",
  },
  {
    about: "the word Abenteuer",
    pattern: /Abenteuer/i,
    advice: "Das Wort „Abenteuer“ steht für Gefahr. Sag, was jemand erlebt.",
  },
  {
    about: "the closed dispute platform of the EU",
    pattern: /ec\.europa\.eu\/consumers\/odr|OS-Plattform/i,
    advice: "Die Plattform der EU für Streitigkeiten ist geschlossen.",
  },
  {
    about: "climate claims",
    pattern: /klimaneutral|CO2|CO₂|kompensier/i,
    advice: "Über das Klima behaupten wir nichts, was wir nicht belegen können.",
  },
  { about: "raw HTML", pattern: /<[a-z/]/i, advice: "Kein HTML: Hier gilt nur Markdown." },
  {
    about: "hyphens used as dashes",
    pattern: / - /,
    advice: "Bindestrich als Gedankenstrich: Schreib –, oder besser einen Punkt.",
  },
]

/** A text without what only looks like what is forbidden: the marks of lists and tables. */
export function proseOf(source: string): string {
  return source.replace(/^- /gm, "").replace(/^\| ---.*$/gm, "")
}

/** Whether every opened German quotation mark is closed. */
export function areQuotesClosed(source: string): boolean {
  return (source.match(/„/g) ?? []).length === (source.match(/“/g) ?? []).length
}

const WORDS_OF_TOPIC = { min: 250, max: 450 }
const QUESTIONS_OF_TOPIC = 3
const QUESTIONS_OF_HELP = 20
/** So much of the shorter of two texts may also be in the other one. */
const MAX_SHARED_PART = 0.3

export function countWords(body: string): number {
  return body.split(/\s+/).length
}

export function countQuestions(body: string): number {
  return body.match(/^### /gm)?.length ?? 0
}

export function fiveWordSequences(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
  return new Set(words.slice(4).map((_, start) => words.slice(start, start + 5).join(" ")))
}

/** How much of the shorter text is also in the other one, 0 to 1. */
export function sharedPart(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((sequence) => other.has(sequence))
  return both.length / Math.min(one.size, other.size)
}

/** Where the links of a text lead inside the product, without what stands behind `?` and `#`. */
function internalLinks({ body, ctaPath }: Pick<TextFields, "body" | "ctaPath">): string[] {
  const inText = [...body.matchAll(/\]\((\/[^)#]*)/g)].map(([, path]) => path ?? "")
  const links = ctaPath === "" ? inText : [...inText, ctaPath]
  return links.map((link) => link.replace(/[?#].*$/, ""))
}

/** What is known of the texts beside the one that is looked at. */
export interface KnownText {
  slug: string
  title: string
  description: string
  sequences: ReadonlySet<string>
}

export function knownText(slug: string, source: string): KnownText {
  const { title, description, body } = fieldsOf(source)
  return { slug, title, description, sequences: fiveWordSequences(body) }
}

export interface TextsAround {
  /** Every text, this one too. */
  texts: readonly KnownText[]
  /** The addresses to which a text may lead. */
  paths: ReadonlySet<string>
}

/** What a text does not keep to, field by field; nothing where it may be published. */
export function findingsOf(slug: string, fields: TextFields, around: TextsAround): TextFinding[] {
  return [
    ...lengthFindings(fields),
    ...wordFindings(fields),
    ...linkFindings(fields, around.paths),
    ...structureFindings(slug, fields.body),
    ...likenessFindings(slug, fields, around.texts),
  ]
}

function lengthFindings(fields: TextFields): TextFinding[] {
  const { title, description, lead, terrain, time, ctaLabel, ctaPath } = fields
  const found: TextFinding[] = []
  const { min, max } = TITLE_LENGTH
  if (title.length < min || title.length > max) {
    found.push({ field: "title", message: lengthSentence("Der Titel", title, min, max) })
  }
  const [least, most] = [MIN_DESCRIPTION_LENGTH, MAX_DESCRIPTION_LENGTH]
  if (description.length < least || description.length > most) {
    const message = lengthSentence("Die Beschreibung", description, least, most)
    found.push({ field: "description", message })
  }
  if (lead.length < MIN_LEAD_LENGTH) {
    const message = `Der Vorspann hat mindestens ${MIN_LEAD_LENGTH} Zeichen, hier sind es ${lead.length}.`
    found.push({ field: "lead", message })
  }
  if (!terrains.some((known) => known === terrain)) {
    found.push({ field: "terrain", message: "Wähl eine Landschaft." })
  }
  if (!timesOfDay.some((known) => known === time)) {
    found.push({ field: "time", message: "Wähl ein Licht." })
  }
  if (ctaLabel.includes("|")) {
    found.push({ field: "ctaLabel", message: "Ohne senkrechten Strich." })
  }
  if (ctaPath !== "" && ctaLabel === "") {
    found.push({ field: "ctaLabel", message: "Was steht auf dem Knopf?" })
  }
  if (ctaLabel !== "" && !/^\/\S+$/.test(ctaPath)) {
    found.push({ field: "ctaPath", message: "Wohin führt der Knopf? Zum Beispiel /de/suche." })
  }
  return found
}

function lengthSentence(what: string, text: string, min: number, max: number): string {
  return `${what} hat ${min} bis ${max} Zeichen, hier sind es ${text.length}.`
}

const PROSE_FIELDS = ["title", "description", "lead", "ctaLabel", "body"] as const

function wordFindings(fields: TextFields): TextFinding[] {
  return PROSE_FIELDS.flatMap((field) => {
    const prose = proseOf(fields[field])
    const messages = FORBIDDEN.flatMap(({ pattern, advice }) => {
      const at = pattern.exec(prose)
      return at ? [`${placeOf(field, prose, at.index)}${advice}`] : []
    })
    if (!areQuotesClosed(prose)) messages.push("Zu jedem „ gehört ein “ und umgekehrt.")
    for (const name of unknownPlaceholders(prose)) {
      messages.push(`Den Platzhalter {{${name}}} gibt es nicht.`)
    }
    return messages.map((message): TextFinding => ({ field, message }))
  })
}

/** In a long text the line, so that it is found. */
function placeOf(field: TextField, prose: string, index: number): string {
  return field === "body" ? `Zeile ${prose.slice(0, index).split("\n").length}: ` : ""
}

// a link in the forms that Markdown has for it: in brackets, by reference, in angles
const OUTSIDE = /\]\(\s*<?(?!\/(?!\/)|#|https:\/\/|mailto:|tel:|\{\{)([^)\s>]*)/g

function linkFindings(fields: TextFields, paths: ReadonlySet<string>): TextFinding[] {
  const { body, ctaPath } = fields
  const found: TextFinding[] = []
  for (const path of internalLinks({ body, ctaPath: "" })) {
    if (!path.startsWith("//") && !paths.has(path))
      found.push({ field: "body", message: `${path} gibt es nicht.` })
  }
  for (const [, target = ""] of body.matchAll(OUTSIDE)) {
    const message = `„${target}“ ist keine Adresse: Links beginnen mit /de, https:// oder mailto:.`
    found.push({ field: "body", message })
  }
  if (/^ {0,3}\[[^\]]+\]:/m.test(body)) {
    const message = "Schreib Adressen direkt hinter ihren Text: [Text](/de/…)."
    found.push({ field: "body", message })
  }
  if (/!\[/.test(body)) {
    found.push({ field: "body", message: "Bilder gehören nicht in den Text." })
  }
  const [target] = internalLinks({ body: "", ctaPath })
  if (target?.startsWith("/") && !paths.has(target)) {
    found.push({ field: "ctaPath", message: `${target} gibt es nicht.` })
  }
  return found
}

function structureFindings(slug: string, body: string): TextFinding[] {
  const messages: string[] = []
  if (body === "") messages.push("Hier fehlt der Text.")
  if (/^# /m.test(body)) {
    messages.push("Der Titel steht schon darüber: Überschriften beginnen mit ##.")
  }
  if (TOPICS.some((topic) => topic === slug)) {
    const { min, max } = WORDS_OF_TOPIC
    const words = countWords(body)
    if (words < min || words > max) {
      messages.push(`Ein Thema hat ${min} bis ${max} Wörter, hier sind es ${words}.`)
    }
    if (countQuestions(body) < QUESTIONS_OF_TOPIC) {
      messages.push(`Ein Thema beantwortet mindestens ${QUESTIONS_OF_TOPIC} Fragen (###).`)
    }
  }
  if (slug === "hilfe" && countQuestions(body) < QUESTIONS_OF_HELP) {
    messages.push(`Die Hilfe beantwortet mindestens ${QUESTIONS_OF_HELP} Fragen (###).`)
  }
  return messages.map((message) => ({ field: "body", message }))
}

/** Whether two texts are compared: topics and regions with each other, the cockpit's with every one. */
function mustDiffer(one: string, other: string): boolean {
  const isLandingText = (slug: string) =>
    slug.startsWith("regionen/") || TOPICS.some((topic) => topic === slug)
  return one.startsWith("cockpit/") || (isLandingText(one) && isLandingText(other))
}

function likenessFindings(
  slug: string,
  { title, description, body }: TextFields,
  texts: readonly KnownText[],
): TextFinding[] {
  const sequences = fiveWordSequences(body)
  const found: TextFinding[] = []
  for (const other of texts) {
    if (other.slug === slug) continue
    if (other.title === title) {
      found.push({ field: "title", message: `So heißt schon ${other.slug}.` })
    }
    if (other.description === description) {
      found.push({ field: "description", message: `So beschreibt sich schon ${other.slug}.` })
    }
    if (mustDiffer(slug, other.slug) && sharedPart(sequences, other.sequences) >= MAX_SHARED_PART) {
      const message = `Zu viel davon steht wörtlich auch in „${other.title}“.`
      found.push({ field: "body", message })
    }
  }
  return found
}

const PAIRS: readonly [RegExp, string][] = [
  [/"([^"\n]*)"/g, "„$1“"],
  [/(?<=\S) - (?=\S)/g, " – "],
]

/** Quotes and dashes as German sets them, where it is plain what was meant. */
export function tidyTypography(text: string): string {
  return PAIRS.reduce((tidy, [pattern, better]) => tidy.replace(pattern, better), text)
}
