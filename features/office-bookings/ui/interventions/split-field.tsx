import type { ComponentProps } from "react"
import { cardRangeOf, type Split } from "#features/bookings/office/part-refund.ts"
import { formatEuro } from "#platform/money.ts"
import { TextField } from "#ui/forms/text-field.tsx"

interface SplitFieldProps {
  split: Split
  /** What goes back in all; undefined: not known yet. */
  cents: number | undefined
  field: Omit<ComponentProps<typeof TextField>, "label">
}

/** Where card and credit have paid: what of a refund the card gets. Left empty it gets as much as it can. */
export function SplitField({ split, cents, field }: SplitFieldProps) {
  if (!split.canSplit) return null
  const { left } = split
  const still = `Zurück können noch ${formatEuro(left.cardCents)} auf das Zahlungsmittel und ${formatEuro(left.creditCents)} ins Guthaben.`
  return (
    <TextField
      {...field}
      label="Davon auf das Zahlungsmittel"
      hint={`${still} ${cents === undefined ? "Leer heißt: zuerst auf das Zahlungsmittel." : rangeOf(split, cents)}`}
      suffix="€"
      inputMode="decimal"
      isOptional
    />
  )
}

function rangeOf(split: Split, cents: number): string {
  const { minCents, maxCents } = cardRangeOf(split, cents)
  return minCents === maxCents
    ? "So viel ist es ohnehin."
    : `Möglich sind ${formatEuro(minCents)} bis ${formatEuro(maxCents)}, leer heißt ${formatEuro(maxCents)}.`
}
