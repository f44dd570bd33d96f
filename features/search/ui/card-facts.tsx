import type { ReactNode } from "react"
import { Link } from "react-router"
import { FLIGHT_KIND_LABELS } from "#features/flights/core/flight.ts"
import { FlightStrip } from "#features/flights/core/ui/flight-strip.tsx"
import { useMovesPicture } from "#features/flights/core/ui/use-picture-transition.ts"
import { formatDuration, formatShortDay, formatTime } from "#platform/time.ts"
import { Rating } from "#ui/charts/rating.tsx"
import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
import { shortWeekdays, shortWindow } from "../format-offer.ts"
import { isOfferCard, type SearchHit } from "../offer-card.ts"
import { useSearchedPlace } from "./searched-place.ts"
import { useFlightPath } from "./use-flight-path.ts"

interface CardFactsProps {
  hit: SearchHit
  heading: "h2" | "h3"
  /** At the end of the first line. */
  corner?: ReactNode
}

/** When, what, from where to where; the title's link covers the whole card. */
export function CardFacts({ hit, heading: Heading, corner }: CardFactsProps) {
  const flightPath = useFlightPath()
  const movesPicture = useMovesPicture()
  const kind = FLIGHT_KIND_LABELS[hit.kind]
  const middle = middleOf(hit, kind, formatDuration(hit.durationMinutes))
  return (
    <>
      <div className="@container text-small text-ink2">
        <div className="flex items-start justify-between gap-3">
          <p>
            {isOfferCard(hit)
              ? "Termin flexibel"
              : formatShortDay(new Date(hit.departsAt), hit.timeZone)}
            <span className={middle.includes(kind) ? "@max-[16rem]:hidden" : ""}> · {kind}</span>
          </p>
          <div className="flex shrink-0 items-center gap-1 text-end">
            <p>{seatsLeft(hit)}</p>
            {corner && <span className="relative z-10 -my-3 -me-3">{corner}</span>}
          </div>
        </div>
      </div>
      <Heading className="mt-1.5 grow border-b border-line pb-3 text-h4 text-balance">
        <Link
          to={flightPath(hit.id)}
          viewTransition={movesPicture}
          data-ahead="likely"
          className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
        >
          {hit.title}
        </Link>
      </Heading>
      <div className="pt-3">
        <FlightStrip {...endsOf(hit)} middle={middle} />
        <PlaceNames hit={hit} />
      </div>
    </>
  )
}

/**
 * Below the hours, names before codes, with room for names that take two lines; a flight that comes back
 * names one place.
 */
function PlaceNames({ hit: { departure, destination, distanceKm } }: { hit: SearchHit }) {
  const searched = useSearchedPlace()
  return (
    <div className="mt-0.5 flex justify-between gap-6 text-fine text-ink2">
      <p className="min-w-0">
        <VisuallyHidden>Von </VisuallyHidden>
        <PlaceName {...departure} />
        {distanceKm !== undefined && (
          <span className="block text-ink3">
            {distanceKm}
            {"\u00a0"}km {searched ? `von ${searched}` : "entfernt"}
          </span>
        )}
      </p>
      {destination.code !== departure.code && (
        <p className="min-w-0 text-end">
          <VisuallyHidden>Nach </VisuallyHidden>
          <PlaceName {...destination} />
        </p>
      )}
    </div>
  )
}

function PlaceName({ name, code }: SearchHit["departure"]) {
  return (
    <>
      <span className="text-ink">{name}</span>{" "}
      <span className="font-mono text-label text-ink3">{code}</span>
    </>
  )
}

function endsOf(hit: SearchHit) {
  if (isOfferCard(hit)) {
    return {
      from: { time: shortWeekdays(hit), spoken: "Möglich" },
      to: { time: shortWindow(hit), spoken: "" },
    }
  }
  return {
    from: { time: formatTime(new Date(hit.departsAt), hit.timeZone) },
    to: { time: formatTime(new Date(hit.arrivesAt), hit.timeZone) },
  }
}

function middleOf(hit: SearchHit, kind: string, duration: string): string {
  return hit.kind === "one_way" || isOfferCard(hit) ? duration : `${kind} ${duration}`
}

export function PilotLine({ hit, isInline = false }: { hit: SearchHit; isInline?: boolean }) {
  const { name, rating, reviewCount } = hit.pilot
  return (
    <p className="min-w-0 text-fine text-ink2">
      <span className={isInline ? "text-ink" : "block font-semibold text-ink"}>
        {name}
        {rating !== null && (
          <span className="font-normal text-ink2">
            {" · "}
            <Rating mean={rating} count={reviewCount} />
          </span>
        )}
      </span>
      {isInline && " · "}
      Privater Anbieter
    </p>
  )
}

function seatsLeft(hit: SearchHit): string {
  const { freeSeats } = hit
  if (freeSeats === 0) return "ausgebucht"
  const seats = freeSeats === 1 ? "1 Platz" : `${freeSeats} Plätze`
  return isOfferCard(hit) ? seats : `noch ${seats}`
}
