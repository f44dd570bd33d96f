import { formatSeatCount } from "#features/bookings/core/booking.ts"
import { formatEuro } from "#platform/money.ts"
import { SumRow, SumTable } from "#ui/charts/sum-table.tsx"
import { paidToPilot } from "../expected-payout.ts"
import { OUTCOME_LABELS, type Outcome, type Part, refundOf, stateCosts } from "../settlement.ts"
import type { StatedGuest } from "../settlement-view.ts"
import { NeverMore } from "./never-more.tsx"
import { StatementFormula } from "./statement-formula.tsx"

interface StatementPreviewProps {
  actualCostCents: number
  guests: readonly StatedGuest[]
  /** What the form says of a guest, where it says something else than the page. */
  outcomeOf?: (bookingId: number) => Outcome | undefined
}

/** What each guest carries and gets back, and what is left for the pilot. */
export function StatementPreview({ actualCostCents, guests, outcomeOf }: StatementPreviewProps) {
  const statement = stateCosts(
    actualCostCents,
    guests.map(({ party }) => ({
      ...party,
      outcome: outcomeOf?.(party.bookingId) ?? party.outcome,
    })),
  )
  const carried = paidToPilot(statement.parts)
  return (
    <>
      <StatementFormula {...statement} />
      <SumTable className="mt-4">
        {statement.parts.map((part, index) => (
          <SumRow
            key={part.bookingId}
            label={guests[index]?.name}
            note={noteOf(part)}
            amount={formatEuro(part.shareCents)}
          />
        ))}
        <SumRow label="Du bekommst" amount={formatEuro(carried)} isTotal />
        <SumRow label="Du trägst selbst" amount={formatEuro(statement.pilotCents)} />
      </SumTable>
      <NeverMore />
    </>
  )
}

function noteOf(part: Part): string {
  const refund = refundOf(part)
  const what = part.outcome === "flown" ? formatSeatCount(part.seats) : OUTCOME_LABELS[part.outcome]
  return refund > 0 ? `${what}, ${formatEuro(refund)} zurück` : what
}
