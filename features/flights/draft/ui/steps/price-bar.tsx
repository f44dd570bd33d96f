import { MIN_SEAT_PRICE_CENTS } from "#features/flights/core/cost-sharing.ts"
import { formatEuro } from "#platform/money.ts"
import { Button } from "#ui/buttons/button.tsx"
import { BottomBar } from "#ui/navigation/bottom-bar.tsx"
import type { DividedCosts } from "../../parse-costs.ts"

interface PriceBarProps {
  costs: DividedCosts | undefined
  onPrice: (cents: number) => void
}

/** On phones, where the rule stands below the form: a price above the cap, and the way down to it. */
export function PriceBar({ costs, onPrice }: PriceBarProps) {
  if (costs?.seatPriceCents === undefined) return null
  const { capCents, seatPriceCents } = costs
  const over = seatPriceCents - capCents
  if (over <= 0 || capCents < MIN_SEAT_PRICE_CENTS) return null
  return (
    <BottomBar
      action={
        <Button variant="quiet" size="small" onClick={() => onPrice(capCents)}>
          Übernehmen
        </Button>
      }
    >
      <p className="font-semibold text-err">{formatEuro(over)} zu viel</p>
      <p className="text-small text-ink2">höchstens {formatEuro(capCents)} je Platz</p>
    </BottomBar>
  )
}
