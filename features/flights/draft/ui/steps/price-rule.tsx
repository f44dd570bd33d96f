import {
  MIN_SEAT_PRICE_CENTS,
  pilotShare,
  priceOfSeat,
} from "#features/flights/core/cost-sharing.ts"
import { useFeeRule } from "#features/settings/ui/settings-context.ts"
import { formatEuro } from "#platform/money.ts"
import { Button } from "#ui/buttons/button.tsx"
import { SumRow, SumTable } from "#ui/charts/sum-table.tsx"
import { Badge } from "#ui/elements/badge.tsx"
import { Card } from "#ui/elements/card.tsx"
import type { DividedCosts } from "../../parse-costs.ts"
import { PriceScale } from "./price-scale.tsx"

interface PriceRuleProps {
  /** Undefined as long as there is nothing to divide. */
  costs: DividedCosts | undefined
  onPrice: (cents: number) => void
}

/** How far the price may go, with the numbers of this flight, and what guests will read. */
export function PriceRule({ costs, onPrice }: PriceRuleProps) {
  return (
    <Card as="section" labelledBy="preisregel">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="preisregel" className="text-h4">
          Die Preisregel, live
        </h2>
        {costs?.seatPriceCents !== undefined && (
          <Distance capCents={costs.capCents} priceCents={costs.seatPriceCents} />
        )}
      </div>
      {costs ? (
        <Divided costs={costs} onPrice={onPrice} />
      ) : (
        <p className="mt-3 text-ui text-ink2">
          Sobald Kosten und Plätze dastehen, rechnen wir hier aus, was ein Platz höchstens kosten
          darf: Flugkosten durch alle an Bord, dich eingerechnet.
        </p>
      )}
    </Card>
  )
}

function Distance({ capCents, priceCents }: { capCents: number; priceCents: number }) {
  const over = priceCents - capCents
  if (over > 0) return <Badge tone="err">{formatEuro(over)} zu viel</Badge>
  if (over === 0) return <Badge tone="ok">genau ein Anteil</Badge>
  return <Badge tone="ok">{formatEuro(-over)} darunter</Badge>
}

function Divided({ costs, onPrice }: { costs: DividedCosts; onPrice: (cents: number) => void }) {
  const { totalCostCents, seats, capCents, seatPriceCents } = costs
  const isAllowed =
    seatPriceCents !== undefined &&
    seatPriceCents <= capCents &&
    seatPriceCents >= MIN_SEAT_PRICE_CENTS
  // as long as the price is not right, the rows show the highest that is
  const shown = isAllowed ? seatPriceCents : capCents
  const { feeCents, totalCents } = priceOfSeat(shown, useFeeRule())
  return (
    <>
      <dl className="mt-4 flex items-end justify-between gap-2 rounded-panel bg-sunken px-4 py-3">
        <Term label="Flugkosten" value={figure(totalCostCents)} />
        <Sign>÷</Sign>
        <Term label="Gäste + du" value={`${seats} + 1`} />
        <Sign>=</Sign>
        <Term label="höchstens" value={figure(capCents)} isResult />
      </dl>
      <PriceScale
        leastCents={MIN_SEAT_PRICE_CENTS}
        capCents={capCents}
        priceCents={seatPriceCents}
      />
      <SumTable>
        <SumRow
          label={seats === 1 ? "1 Gast zahlt" : `${seats} Gäste zahlen je`}
          amount={formatEuro(shown)}
        />
        <SumRow label="Du zahlst" amount={formatEuro(pilotShare(totalCostCents, shown, seats))} />
        <SumRow label="Servicegebühr je Gast" note="trägt der Gast" amount={formatEuro(feeCents)} />
        <SumRow label="So steht es in der Suche" amount={formatEuro(totalCents)} isTotal />
      </SumTable>
      {!isAllowed && capCents >= MIN_SEAT_PRICE_CENTS && (
        <Button variant="quiet" isWide className="mt-5" onClick={() => onPrice(capCents)}>
          {formatEuro(capCents)} übernehmen
        </Button>
      )}
    </>
  )
}

function figure(cents: number): string {
  return formatEuro(cents).replace(/\s*€$/, "")
}

function Term({ label, value, isResult }: { label: string; value: string; isResult?: true }) {
  return (
    <div className="min-w-0">
      <dt className="text-fine text-ink3">{label}</dt>
      <dd className={`font-mono text-h4 ${isResult ? "text-link" : ""}`}>{value}</dd>
    </div>
  )
}

function Sign({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="font-mono text-h4 text-ink3">
      {children}
    </span>
  )
}
