import { formatEuro } from "#platform/money.ts"
import { classNames } from "#ui/style/class-names.ts"

interface PriceScaleProps {
  leastCents: number
  capCents: number
  priceCents: number | undefined
}

/** Beyond the cap so much of the scale is drawn. */
const ROOM_BEYOND = 1.3

/** Where the price stands between the lowest and the highest; the rows below say the same in figures. */
export function PriceScale({ leastCents, capCents, priceCents }: PriceScaleProps) {
  const end = Math.max(capCents * ROOM_BEYOND, leastCents * 2)
  const share = (cents: number) =>
    Math.min(100, Math.max(0, ((cents - leastCents) / (end - leastCents)) * 100))
  const cap = share(capCents)
  const price = priceCents === undefined ? undefined : share(priceCents)
  const isOver = priceCents !== undefined && priceCents > capCents
  return (
    <div aria-hidden="true" className="mt-8 mb-6">
      <div className="relative h-2.5 rounded-full bg-line">
        <span
          className="absolute inset-y-0 start-0 rounded-full bg-act"
          style={{ width: `${Math.min(cap, price ?? cap)}%` }}
        />
        {isOver && price !== undefined && (
          <span
            className="absolute inset-y-0 bg-err"
            style={{ left: `${cap}%`, width: `${price - cap}%` }}
          />
        )}
        <span
          className="absolute -top-2 h-6.5 w-0.5 -translate-x-1/2 bg-ink"
          style={{ left: `${cap}%` }}
        />
        {price !== undefined && (
          <span
            className={classNames(
              "absolute top-1/2 size-6 -translate-1/2 rounded-full border-4 bg-surface",
              isOver ? "border-err" : "border-act",
            )}
            style={{ left: `${price}%` }}
          />
        )}
      </div>
      <div className="relative mt-3 h-4 font-mono text-fine text-ink3">
        <span className="absolute start-0">{formatEuro(leastCents)}</span>
        <span className="absolute -translate-x-1/2 text-ink" style={{ left: `${cap}%` }}>
          {formatEuro(capCents)}
        </span>
      </div>
    </div>
  )
}
