import { Link } from "react-router"
import { airportPath } from "#features/places/place-paths.ts"
import type { DeparturePlace } from "#features/search/topic-facts.ts"
import { formatEuro } from "#platform/money.ts"

/** Airports from which somebody flies soon, as hairline rows. */
export function DeparturePlaces({ places }: { places: readonly DeparturePlace[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-x-10">
      {places.map((place) => (
        <li
          key={place.code}
          className="relative flex items-baseline justify-between gap-4 border-t border-line py-3.5"
        >
          <span className="min-w-0">
            <Link
              to={airportPath(place.code)}
              className="font-display text-h4 after:absolute after:inset-0 hover:text-link"
            >
              {place.name}
            </Link>{" "}
            <span className="font-mono text-label text-ink3">{place.code}</span>
            <span className="block text-small text-ink2">{place.region}</span>
          </span>
          <span className="shrink-0 text-end text-small text-ink2 tabular-nums">
            {place.flightCount === 1 ? "1 Flug" : `${place.flightCount} Flüge`}
            <span className="block">ab {formatEuro(place.fromCents)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
