import { priceOfSeat } from "#features/flights/core/cost-sharing.ts"
import { flightPath } from "#features/flights/core/flight-path.ts"
import type { FeeRule } from "#features/settings/fee-rule.ts"
import { formatEuro } from "#platform/money.ts"
import { TextLink } from "#ui/elements/text-link.tsx"
import type { FeeExample } from "../fee-example.ts"

interface FeeEffectsProps {
  examples: readonly FeeExample[]
  before: FeeRule
  after: FeeRule
}

/** What another fee makes of the prices of real flights. */
export function FeeEffects({ examples, before, after }: FeeEffectsProps) {
  if (examples.length === 0) return null
  return (
    <div className="mt-4 border-t border-line pt-4">
      <p className="mb-2.5 text-ui text-ink2">
        So wären heute der günstigste, der mittlere und der teuerste Flug:
      </p>
      <dl className="grid gap-2.5 text-ui">
        {examples.map(({ flightId, title, seatPriceCents }) => (
          <div
            key={flightId}
            className="grid gap-x-6 gap-y-0.5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
          >
            <dt className="min-w-0 wrap-anywhere">
              <TextLink href={flightPath(flightId)}>{title}</TextLink>
            </dt>
            <dd className="tabular-nums">
              <del className="text-ink2">
                {formatEuro(priceOfSeat(seatPriceCents, before).totalCents)}
              </del>
              <span aria-hidden> → </span>
              <ins className="font-medium no-underline">
                {formatEuro(priceOfSeat(seatPriceCents, after).totalCents)}
              </ins>{" "}
              <span className="text-ink2">({formatEuro(seatPriceCents)} Anteil)</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
