import { formatEuro } from "#platform/money.ts"
import { SumRow, SumTable } from "#ui/charts/sum-table.tsx"
import { OUTCOME_LABELS, type Outcome, refundOf, stateCosts } from "../settlement.ts"
import type { StatedGuest } from "../settlement-view.ts"
import { StatedBefore } from "./reviewed-cost.tsx"
import { StatementFormula } from "./statement-formula.tsx"

interface GuestSharesProps {
  guests: readonly StatedGuest[]
  actualCostCents: number
  /** What a decision makes of one booking. */
  decided?: { bookingId: number; outcome: Outcome }
}

/** Everybody's share, as it is or as a decision would make it: the same sum that is booked. */
export function GuestShares({ guests, actualCostCents, decided }: GuestSharesProps) {
  const statement = stateCosts(
    actualCostCents,
    guests.map(({ party }) =>
      party.bookingId === decided?.bookingId ? { ...party, outcome: decided.outcome } : party,
    ),
  )
  return (
    <>
      <StatementFormula {...statement} />
      <SumTable className="mt-4">
        {statement.parts.map((part, index) => {
          const guest = guests[index]
          const before = guest?.part?.shareCents ?? part.shareCents
          return (
            <SumRow
              key={part.bookingId}
              label={guest?.name}
              note={`${OUTCOME_LABELS[part.outcome]}, Gebühr ${formatEuro(part.feeCents)}, zurück ${formatEuro(refundOf(part))}`}
              amount={
                <>
                  <StatedBefore cents={before === part.shareCents ? null : before} />
                  {formatEuro(part.shareCents)}
                </>
              }
            />
          )
        })}
        <SumRow label="Am Steuer bleiben" amount={formatEuro(statement.pilotCents)} isTotal />
      </SumTable>
    </>
  )
}
