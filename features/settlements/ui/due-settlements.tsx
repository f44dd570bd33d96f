import { formatShortDay } from "#platform/time.ts"
import { Badge } from "#ui/badge.tsx"
import { ButtonLink } from "#ui/button-link.tsx"
import { Card } from "#ui/card.tsx"
import { VisuallyHidden } from "#ui/visually-hidden.tsx"
import { dueAt } from "../settlement.ts"
import { costsPath } from "../settlement-paths.ts"
import type { DueSettlement } from "../settlement-view.ts"

interface DueSettlementsProps {
  flights: readonly DueSettlement[]
  now: Date
}

/** Landed flights whose statement is missing: the pilot's next thing to do. */
export function DueSettlements({ flights, now }: DueSettlementsProps) {
  if (flights.length === 0) return null
  return (
    <Card as="section" labelledBy="abzurechnen">
      <h2 id="abzurechnen" className="text-h3">
        Abrechnung fällig
      </h2>
      <p className="mt-1.5 max-w-text text-ui text-ink2">
        Sag, was der Flug gekostet hat und wer dabei war. 48 Stunden später geht das Geld deiner
        Gäste an dich.
      </p>
      <ul className="mt-4">
        {flights.map(({ flightId, title, landedAt, timeZone }) => {
          const due = dueAt(new Date(landedAt))
          const isLate = due <= now
          return (
            <li
              key={flightId}
              className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 border-t border-line py-4 last:pb-0"
            >
              <div className="min-w-0">
                <h3 className="text-h4">{title}</h3>
                <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-small text-ink2">
                  Geflogen {formatShortDay(new Date(landedAt), timeZone)}
                  <Badge tone={isLate ? "err" : "apricot"}>
                    {isLate ? "überfällig seit" : "fällig bis"} {formatShortDay(due, timeZone)}
                  </Badge>
                </p>
              </div>
              <ButtonLink href={costsPath(flightId)} size="small">
                Abrechnen<VisuallyHidden>: {title}</VisuallyHidden>
              </ButtonLink>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
