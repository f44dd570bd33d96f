import type { ReactNode } from "react"
import { FlightStrip } from "#features/flights/core/ui/flight-strip.tsx"
import { ScenePicture } from "#illustrations/scene-picture.tsx"
import { formatDuration, formatShortDay, formatTime } from "#platform/time.ts"
import { Badge } from "#ui/elements/badge.tsx"
import { Card } from "#ui/elements/card.tsx"
import type { CockpitBooking, CockpitFlight } from "../cockpit.ts"
import { CockpitCountdown } from "./cockpit-countdown.tsx"

interface CockpitNextFlightProps {
  flight: CockpitBooking["flight"] | CockpitFlight
  now: Date
  /** Facts at a glance, as badges. */
  badges: ReactNode
  /** What follows from them and what can be done. */
  children: ReactNode
}

/** The flight that comes next: its picture, its strip, and what there is to know today. */
export function CockpitNextFlight({ flight, now, badges, children }: CockpitNextFlightProps) {
  const departsAt = new Date(flight.departsAt)
  const registration = "registration" in flight ? flight.registration : null
  return (
    <Card
      as="section"
      elevation="raised"
      inset="none"
      labelledBy="naechster-flug"
      className="lg:grid lg:grid-cols-[minmax(0,35fr)_minmax(0,65fr)]"
    >
      <ScenePicture
        src={flight.picture}
        alt=""
        isFirst
        className="lg:aspect-auto lg:h-full lg:min-h-80"
      />
      <div className="p-card">
        <p className="flex items-center justify-between gap-4">
          <Badge tone="info">Dein nächster Flug</Badge>
          <CockpitCountdown
            key={flight.departsAt}
            secondsLeft={Math.max(0, (departsAt.getTime() - now.getTime()) / 1000)}
          />
        </p>
        <h2 id="naechster-flug" className="mt-3.5 text-h2">
          {flight.title}
        </h2>
        <p className="mt-1.5 text-ui text-ink2">{formatShortDay(departsAt, flight.timeZone)}</p>
        <div className="mt-4 border-y border-line py-3.5">
          <FlightStrip
            from={{ time: formatTime(departsAt, flight.timeZone), code: flight.departureCode }}
            to={{
              time: formatTime(new Date(flight.arrivesAt), flight.timeZone),
              code: flight.destinationCode,
            }}
            middle={[formatDuration(flight.durationMinutes), registration]
              .filter(Boolean)
              .join(" · ")}
          />
        </div>
        <div className="mt-4 flex flex-wrap gap-2">{badges}</div>
        {children}
      </div>
    </Card>
  )
}
