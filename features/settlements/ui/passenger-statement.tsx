import { CancelledFlightStrip } from "#features/bookings/cancellation/ui/cancelled-flight-strip.tsx"
import { formatRefundWay } from "#features/bookings/core/money-sources.ts"
import { formatEuro } from "#platform/money.ts"
import { SumRow, SumTable } from "#ui/charts/sum-table.tsx"
import { Card } from "#ui/elements/card.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { OUTCOME_LABELS, type Outcome, refundOf } from "../settlement.ts"
import type { PassengerStatement as View } from "../settlement-view.ts"
import { OwnObjection } from "./own-objection.tsx"
import { StatedCosts } from "./stated-costs.tsx"
import { StatementFormula } from "./statement-formula.tsx"

/** What the flight has cost and what the passenger carries of it, to the cent. */
export function PassengerStatement({ view }: { view: View }) {
  const { flight, part, costs } = view
  const paidCents = part.shareCents + part.feeCents
  const refundCents = refundOf(part)
  // the costs would have allowed more
  const isCapped =
    part.refundShareCents === 0 && part.shareCents < part.seats * view.equalShareCents
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <Card>
        <CancelledFlightStrip flight={flight} />
        <h3 className="mt-6 text-h4">Das hat der Flug gekostet</h3>
        <div className="mt-3">
          <StatedCosts costs={costs} actualCostCents={view.actualCostCents} />
        </div>
        <div className="mt-5">
          <StatementFormula {...view} />
        </div>
      </Card>
      <Card as="section" labelledBy="dein-teil">
        <h2 id="dein-teil" className="text-h4">
          Dein Teil
        </h2>
        <p className="mt-1 text-ui text-ink2">Eingetragen: {OUTCOME_LABELS[part.outcome]}.</p>
        <SumTable className="mt-4">
          <SumRow
            label="Kostenanteil"
            note={
              view.refundedShareCents > 0
                ? `${formatEuro(view.refundedShareCents)} davon haben wir dir erstattet`
                : isCapped && CAPPED_LABELS[part.outcome]
            }
            amount={formatEuro(part.shareCents)}
          />
          <SumRow label="Servicegebühr" amount={formatEuro(part.feeCents)} />
          <SumRow label="Das zahlst du" amount={formatEuro(paidCents)} isTotal />
        </SumTable>
        {refundCents > 0 && (
          <div className="mt-4">
            <Notice tone="ok" title={`${formatEuro(refundCents)} zurück.`}>
              {whenBack(view)}
            </Notice>
          </div>
        )}
        <div className="mt-6">
          <OwnObjection view={view} />
        </div>
      </Card>
    </div>
  )
}

/** Why it is less than the equal share. */
const CAPPED_LABELS: Record<Outcome, string> = {
  flown: "so viel war vorausbezahlt",
  no_show: "so viel war vorausbezahlt",
  cancelled_late: "so viel blieb einbehalten",
  released: "",
}

function whenBack({ isBooked, back, objection }: View): string {
  if (isBooked) return `Das haben wir schon veranlasst. ${formatRefundWay(back)}`
  const isOpen = objection && !objection.decidedAt && !objection.withdrawnAt
  return `Auf den Weg geht es, sobald ${isOpen ? "dein Einwand entschieden ist und " : ""}niemand mehr etwas einwenden kann. ${formatRefundWay(back)}`
}
