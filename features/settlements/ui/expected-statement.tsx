import { Card } from "#ui/elements/card.tsx"
import type { SettlementSheet } from "../settlement-view.ts"
import { StatementPreview } from "./statement-preview.tsx"

/** What the pilot will get, before anything is handed in. */
export function ExpectedStatement({ sheet }: { sheet: SettlementSheet }) {
  const { actualCostCents, plannedCents, guests } = sheet
  return (
    <Card as="section" labelledBy="voraussichtlich">
      <h2 id="voraussichtlich" className="text-h4">
        Das kommt voraussichtlich
      </h2>
      <p className="mt-1.5 text-ui text-ink2">
        {actualCostCents === null
          ? "Gerechnet mit den geplanten Kosten, wenn alle dabei waren."
          : "Gerechnet mit den eingetragenen Kosten, wenn alle dabei waren."}
      </p>
      <div className="mt-4">
        <StatementPreview actualCostCents={actualCostCents ?? plannedCents} guests={guests} />
      </div>
    </Card>
  )
}
