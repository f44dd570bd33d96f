import {
  type CostField,
  costField,
  FIELD_NAMES,
  type FieldName,
  isAsked,
  OWNERSHIPS,
  type Ownership,
} from "./cost-fields.ts"
import type { CostInputs } from "./cost-year.ts"
import type { Licence } from "./licence.ts"
import { parseHundredths, writeHundredths } from "./number-text.ts"

/*
 * What the calculator was told is the query of its address and nothing else, as text, before it is
 * understood: so that every sum can be shared, reloaded and read without script.
 */

export type CostParams = { flugzeug: string } & Partial<Record<FieldName, string>>
export type CostErrors = Partial<Record<FieldName, string>>

const MAX_WORD_LENGTH = 20

/** The words of an address; the usual value stands where it says nothing. */
export function parseCostParams(licence: Licence, params: URLSearchParams): CostParams {
  const word = (name: string) => params.get(name)?.normalize("NFC").trim().slice(0, MAX_WORD_LENGTH)
  const words: CostParams = { flugzeug: ownershipOf(word("flugzeug")) }
  for (const [name, usual] of defaultParams(licence)) words[name] = word(name) ?? usual
  return words
}

/** The query of these words; what is usual is left out, so that one sum has one address. */
export function costQuery(licence: Licence, words: CostParams): URLSearchParams {
  const params = new URLSearchParams()
  if (words.flugzeug !== OWNERSHIPS[0]) params.set("flugzeug", words.flugzeug)
  for (const [name, usual] of defaultParams(licence)) {
    const word = words[name]?.trim().slice(0, MAX_WORD_LENGTH)
    if (word !== undefined && word !== usual) params.set(name, word)
  }
  return params
}

/** What the words mean. One that cannot be taken is answered with a sentence and a usable number. */
export function parseCosts(
  licence: Licence,
  words: CostParams,
): { inputs: CostInputs; errors: CostErrors } {
  const errors: CostErrors = {}
  const ownership = ownershipOf(words.flugzeug)
  const values = {} as Record<FieldName, number>
  for (const name of FIELD_NAMES) {
    const field = costField(licence, name)
    const { value, complaint } = field ? parseField(field, words[name]) : { value: 0 }
    values[name] = value
    if (complaint && isAsked(licence, ownership, name)) errors[name] = complaint
  }
  if (values.mitgaesten > values.stunden) {
    const hours = writeHundredths(values.stunden, false)
    // nobody corrects two fields for one mistake
    if (!errors.stunden) errors.mitgaesten ??= `Höchstens ${hours} h, so viel fliegst du im Jahr.`
    values.mitgaesten = values.stunden
  }
  return { inputs: { licence, ownership, ...values, gaeste: values.gaeste || 100 }, errors }
}

function ownershipOf(word: string | undefined): Ownership {
  return OWNERSHIPS.find((known) => known === word) ?? "verein"
}

function defaultParams(licence: Licence): [FieldName, string][] {
  return FIELD_NAMES.flatMap((name) => {
    const field = costField(licence, name)
    return field ? [[name, writeHundredths(field.usual, field.unit === "€")]] : []
  })
}

function parseField(field: CostField, word: string | undefined) {
  const show = (value: number) =>
    `${writeHundredths(value, field.unit === "€")}${field.unit && `\u00a0${field.unit}`}`
  const read = word === undefined ? field.usual : parseHundredths(word)
  if (read === undefined) {
    const complaint = `Trag eine Zahl ein. Gerechnet wird mit ${show(field.usual)}.`
    return { value: field.usual, complaint }
  }
  if (read < field.min) return { value: field.min, complaint: `Mindestens ${show(field.min)}.` }
  if (read > field.max) return { value: field.max, complaint: `Höchstens ${show(field.max)}.` }
  if (field.isWhole && read % 100 !== 0) {
    return { value: Math.floor(read / 100) * 100, complaint: "Nur ganze Zahlen." }
  }
  return { value: read }
}
