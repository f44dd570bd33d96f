import { formatShortDay, formatTime } from "#platform/time.ts"
import { Badge } from "#ui/badge.tsx"
import { Card } from "#ui/card.tsx"
import { Disclosure } from "#ui/disclosure.tsx"
import { TextLink } from "#ui/text-link.tsx"
import type { CockpitFlight } from "../cockpit.ts"
import { CockpitGuests } from "./cockpit-guests.tsx"

/** The pilot's coming flights with what is booked on them. */
export function CockpitPilotFlights({ flights }: { flights: readonly CockpitFlight[] }) {
  return (
    <Card as="section" labelledBy="meine-fluege">
      <h2 id="meine-fluege" className="text-h3">
        Deine Flüge
      </h2>
      {flights.length > 0 ? (
        <ul className="mt-4 border-b border-line">
          {flights.map((flight) => (
            <li key={flight.id} className="border-t border-line py-4">
              <FlightLine flight={flight} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-2 max-w-text text-ui text-ink2">
          Danach steht nichts im Kalender. Was du an Flügen veröffentlicht hast, erscheint hier mit
          den Plätzen, die schon vergeben sind.
        </p>
      )}
    </Card>
  )
}

function FlightLine({ flight }: { flight: CockpitFlight }) {
  const departsAt = new Date(flight.departsAt)
  const { parties } = flight.load
  return (
    <>
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="min-w-0 font-sans text-body tracking-normal">
          <TextLink href={`/de/flug/${flight.id}`}>{flight.title}</TextLink>
        </h3>
        <SeatCount flight={flight} />
      </div>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1.5 text-small text-ink2">
        <span>
          {formatShortDay(departsAt, flight.timeZone)},{" "}
          <span className="font-mono tracking-time">{formatTime(departsAt, flight.timeZone)}</span>
        </span>
        <span className="font-mono text-label text-ink3">
          {flight.departureCode} – {flight.destinationCode}
        </span>
        {flight.requestedSeats > 0 && (
          <Badge tone="apricot">{flight.requestedSeats} angefragt</Badge>
        )}
        {flight.status === "paused" && <Badge tone="warn">Pausiert</Badge>}
        {flight.status === "in_review" && <Badge>In Prüfung</Badge>}
      </p>
      {parties.length > 0 && (
        <div className="mt-2 [&_details]:border-t-0 [&_summary]:min-h-11 [&_summary]:py-1">
          <Disclosure
            title={<span className="font-sans text-small font-normal">Wer mitfliegt</span>}
          >
            <CockpitGuests parties={parties} />
          </Disclosure>
        </div>
      )}
    </>
  )
}

/** Seats as small blocks, taken ones filled; the words beside them say the same. */
function SeatCount({ flight }: { flight: CockpitFlight }) {
  const { confirmedSeats, seatsOffered } = flight
  return (
    <span className="flex shrink-0 items-center gap-2 text-small text-ink2 tabular-nums">
      <span aria-hidden="true" className="flex gap-0.5">
        {Array.from({ length: seatsOffered }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: seats are equal by nature
            key={index}
            className={
              index < confirmedSeats
                ? "h-3 w-2 rounded-[3px] bg-act"
                : "h-3 w-2 rounded-[3px] border border-line2"
            }
          />
        ))}
      </span>
      {confirmedSeats} von {seatsOffered}
    </span>
  )
}
