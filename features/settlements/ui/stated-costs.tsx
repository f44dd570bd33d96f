import { formatEuro } from "#platform/money.ts"
import { SumRow, SumTable } from "#ui/charts/sum-table.tsx"
import type { ReviewedCost } from "../settlement-view.ts"
import { StatedBefore } from "./reviewed-cost.tsx"

interface StatedCostsProps {
  costs: readonly ReviewedCost[]
  actualCostCents: number
}

/** What a flight has cost, as it was stated and corrected since. */
export function StatedCosts({ costs, actualCostCents }: StatedCostsProps) {
  return (
    <SumTable>
      {costs.map((cost) => (
        <SumRow
          key={cost.position}
          label={cost.label}
          note={noteOf(cost)}
          amount={
            <>
              <StatedBefore cents={cost.statedCents} />
              {formatEuro(cost.amountCents)}
            </>
          }
        />
      ))}
      <SumRow label="Flugkosten" amount={formatEuro(actualCostCents)} isTotal />
    </SumTable>
  )
}

function noteOf({ explanation, correction, receipts }: ReviewedCost): string {
  return [
    receipts.length > 0 && "mit Beleg",
    explanation && `„${explanation}“`,
    correction && `Berichtigt: ${correction}`,
  ]
    .filter(Boolean)
    .join(" · ")
}
