import { AMOUNT_UNREADABLE, readCents } from "#features/flights/draft/typed-values.ts"
import type { FieldErrors } from "#platform/errors.ts"
import type { Correction } from "../settlement-schemas.ts"
import type { ReviewedCost } from "../settlement-view.ts"

/** What is typed for single items, by their position; an empty amount leaves an item as it is. */
export type TypedCorrections = Record<number, { amount: string; reason: string }>

interface ReadCorrections {
  corrections: Correction[]
  /** What the flight has cost with them. */
  actualCostCents: number
  errors: FieldErrors
  /** The server's sentences, at the fields of this form. */
  fieldsOf(errors: FieldErrors): FieldErrors
}

export function readCorrections(
  typed: TypedCorrections,
  costs: readonly ReviewedCost[],
): ReadCorrections {
  const errors: FieldErrors = {}
  const corrections = costs.flatMap(({ position }): Correction[] => {
    const { amount = "", reason = "" } = typed[position] ?? {}
    if (amount.trim() === "") return []
    const amountCents = readCents(amount)
    if (amountCents === undefined) errors[`amount-${position}`] = AMOUNT_UNREADABLE
    return amountCents === undefined ? [] : [{ position, amountCents, reason }]
  })
  const corrected = new Map(corrections.map((one) => [one.position, one.amountCents]))
  const actualCostCents = costs.reduce(
    (sum, { position, amountCents }) => sum + (corrected.get(position) ?? amountCents),
    0,
  )
  return {
    corrections,
    actualCostCents,
    errors,
    fieldsOf: (fields) => atItems(fields, corrections),
  }
}

function atItems(fields: FieldErrors, corrections: readonly Correction[]): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).map(([field, sentence]) => {
      const [, index, property] = /^corrections\.(\d+)\.(amountCents|reason)$/.exec(field) ?? []
      const position = corrections[Number(index)]?.position
      if (position === undefined) return [field, sentence]
      return [`${property === "reason" ? "reason" : "amount"}-${position}`, sentence]
    }),
  )
}
