import type { SearchHit } from "../offer-card.ts"
import { FlightRow } from "./flight-row.tsx"
import { pointing, useIsPointedAt } from "./hovered-flight.ts"

/** What was found, a row each; pointing at one shows it on the map, too. */
export function HitList({ hits }: { hits: readonly SearchHit[] }) {
  if (hits.length === 0) return null
  return (
    <ul className="grid gap-4">
      {hits.map((hit, index) => (
        <li key={hit.id} {...pointing(hit.id)}>
          <Hit hit={hit} isFirst={index === 0} />
        </li>
      ))}
    </ul>
  )
}

function Hit({ hit, isFirst }: { hit: SearchHit; isFirst: boolean }) {
  return <FlightRow hit={hit} isFirst={isFirst} isSelected={useIsPointedAt(hit.id)} />
}
