import { COST_UNNAMED } from "#features/flights/core/cost-sharing.ts"
import type { CostKind } from "#features/flights/core/flight.ts"
import { AMOUNT_UNREADABLE, readCents, writeCents } from "#features/flights/draft/typed-values.ts"
import type { FieldErrors } from "#platform/errors.ts"
import type { CostReceipt } from "../cost-receipt.ts"
import type { SentCost } from "../settlement-schemas.ts"
import type { WrittenCost } from "../settlement-view.ts"
import { COST_LABELS } from "./cost-labels.ts"

/** An item as it stands in the form. */
export interface TypedCost {
  key: number
  kind: CostKind
  /** What another direct cost was for. */
  label: string
  amount: string
  /** Why it was more than usual. */
  explanation: string
  receipts: readonly CostReceipt[]
}

export function typeCosts(costs: readonly WrittenCost[]): TypedCost[] {
  return costs.map(({ kind, label, amountCents, explanation, receipts }, key) => ({
    key,
    kind,
    label: kind === "other" ? label : "",
    amount: writeCents(amountCents),
    explanation,
    receipts,
  }))
}

interface ReadCosts {
  costs: SentCost[]
  /** What can be read so far. */
  totalCents: number
  errors: FieldErrors
}

/** The items as the server takes them; an item without an amount costs nothing and is left out. */
export function readTypedCosts(typed: readonly TypedCost[]): ReadCosts {
  const errors: FieldErrors = {}
  const costs = typed.flatMap((cost): SentCost[] => {
    const { key, kind, label, amount, explanation, receipts } = cost
    if (amount.trim() === "") return []
    const amountCents = readCents(amount)
    if (amountCents === undefined) errors[`amount-${key}`] = AMOUNT_UNREADABLE
    if (kind === "other" && label.trim() === "") errors[`label-${key}`] = COST_UNNAMED
    if (!amountCents) return []
    return [
      {
        kind,
        label: kind === "other" ? label : COST_LABELS[kind],
        amountCents,
        explanation,
        receiptIds: receipts.map(({ id }) => id),
      },
    ]
  })
  const totalCents = costs.reduce((sum, { amountCents }) => sum + amountCents, 0)
  return { costs, totalCents, errors }
}
