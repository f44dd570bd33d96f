import { readCents, writeCents } from "#features/flights/draft/typed-values.ts"
import type { CostKind } from "#features/flights/flight.ts"
import type { FieldErrors } from "#platform/errors.ts"
import type { StatedCost } from "../settlement-schemas.ts"
import { COST_LABELS } from "./cost-labels.ts"

/** An item as it stands in the form. */
export interface TypedCost {
  key: number
  kind: CostKind
  /** What another direct cost was for. */
  label: string
  amount: string
}

export function typeCosts(costs: readonly StatedCost[]): TypedCost[] {
  return costs.map(({ kind, label, amountCents }, key) => ({
    key,
    kind,
    label: kind === "other" ? label : "",
    amount: writeCents(amountCents),
  }))
}

interface ReadCosts {
  costs: StatedCost[]
  /** What can be read so far. */
  totalCents: number
  errors: FieldErrors
}

/** The items as the server takes them; an item without an amount costs nothing and is left out. */
export function readTypedCosts(typed: readonly TypedCost[]): ReadCosts {
  const errors: FieldErrors = {}
  const costs = typed.flatMap(({ key, kind, label, amount }): StatedCost[] => {
    if (amount.trim() === "") return []
    const amountCents = readCents(amount)
    if (amountCents === undefined) errors[`amount-${key}`] = "Schreib den Betrag wie 15,00."
    if (kind === "other" && label.trim() === "") errors[`label-${key}`] = "Wofür ist dieser Betrag?"
    if (!amountCents) return []
    return [{ kind, label: kind === "other" ? label : COST_LABELS[kind], amountCents }]
  })
  const totalCents = costs.reduce((sum, { amountCents }) => sum + amountCents, 0)
  return { costs, totalCents, errors }
}
