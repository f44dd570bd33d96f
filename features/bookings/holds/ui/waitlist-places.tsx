import { flightPath } from "#features/flights/core/flight-path.ts"
import { formatFromTo } from "#features/flights/core/format-from-to.ts"
import { formatShortDay, formatTime } from "#platform/time.ts"
import { Button } from "#ui/buttons/button.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Card } from "#ui/elements/card.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import type { CockpitWaitlistPlace } from "../waitlist-view.ts"
import { useWaitlist } from "./use-waitlist.ts"
import { formatRelease, WaitlistPlaceText } from "./waitlist-place-text.tsx"

interface WaitlistPlacesProps {
  places: readonly CockpitWaitlistPlace[]
  /** Seats are held for this person in all of them. */
  isOffered?: boolean
}

/** Where somebody waits for a seat, or what is held for them. */
export function WaitlistPlaces({ places, isOffered = false }: WaitlistPlacesProps) {
  if (places.length === 0) return null
  const id = isOffered ? "angeboten" : "wartelisten"
  return (
    <Card as="section" labelledBy={id}>
      <h2 id={id} className="text-h3">
        {isOffered ? "Für dich ist etwas frei" : "Worauf du wartest"}
      </h2>
      <ul className="mt-4">
        {places.map((place) => (
          <li key={place.flight.id} className="border-t border-line py-5 last:-mb-5">
            <Place place={place} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Place({ place }: { place: CockpitWaitlistPlace }) {
  const { flight, offer } = place
  const { leave, isPending, failure } = useWaitlist(flight.id)
  const departsAt = new Date(flight.departsAt)
  return (
    <>
      <h3 className="text-h4">
        <TextLink href={flightPath(flight.id)}>{flight.title}</TextLink>
      </h3>
      <p className="mt-1 flex flex-wrap gap-x-2 text-small text-ink2">
        <span>
          {formatShortDay(departsAt, flight.timeZone)},{" "}
          <span className="font-mono tracking-time">{formatTime(departsAt, flight.timeZone)}</span>
        </span>
        <span>{formatFromTo(flight)}</span>
      </p>
      <WaitlistPlaceText place={place} timeZone={flight.timeZone} />
      <div className="mt-4 flex flex-wrap gap-3">
        {offer && (
          <ButtonLink href={offer.path} size="small">
            Jetzt buchen
          </ButtonLink>
        )}
        <Button
          variant={offer ? "text" : "secondary"}
          size="small"
          isPending={isPending}
          onClick={() => void leave()}
          aria-label={`${offer ? formatRelease(place.seats) : "Warteliste verlassen"}: ${flight.title}`}
        >
          {offer ? formatRelease(place.seats) : "Warteliste verlassen"}
        </Button>
      </div>
      {failure && <p className="mt-3 text-small text-err">{failure}</p>}
    </>
  )
}
