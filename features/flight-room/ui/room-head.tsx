import type { ReactNode } from "react"
import { CockpitCountdown } from "#features/cockpit/ui/cockpit-countdown.tsx"
import { FlightStrip } from "#features/flights/core/ui/flight-strip.tsx"
import { ScenePicture } from "#illustrations/scene-picture.tsx"
import { formatDuration, formatLongDay, formatTime } from "#platform/time.ts"
import { Card } from "#ui/elements/card.tsx"

interface RoomFlight {
  id: number
  title: string
  departsAt: string
  arrivesAt: string
  timeZone: string
  departureCode: string
  destinationCode: string
  durationMinutes: number
  picture: string
  registration: string | null
}

interface RoomHeadProps {
  flight: RoomFlight
  now: Date
  /** Where it stands, as badges. */
  badges: ReactNode
  /** What comes next, and the one thing to do about it. */
  children: ReactNode
}

/** The flight at a glance: picture, title, day, strip, and what comes next. */
export function RoomHead({ flight, now, badges, children }: RoomHeadProps) {
  const departsAt = new Date(flight.departsAt)
  const secondsLeft = (departsAt.getTime() - now.getTime()) / 1000
  return (
    <Card
      elevation="raised"
      inset="none"
      className="lg:grid lg:grid-cols-[minmax(0,35fr)_minmax(0,65fr)]"
    >
      <ScenePicture
        src={flight.picture}
        alt=""
        isFirst
        className="lg:aspect-auto lg:h-full lg:min-h-80"
      />
      <div className="p-card">
        <div className="flex flex-wrap-reverse items-center justify-between gap-x-4 gap-y-2">
          <p className="flex flex-wrap gap-2">{badges}</p>
          {secondsLeft > 0 && <CockpitCountdown key={flight.departsAt} secondsLeft={secondsLeft} />}
        </div>
        <h1 className="mt-3.5 text-h2">{flight.title}</h1>
        <p className="mt-1.5 text-ui text-ink2">{formatLongDay(departsAt, flight.timeZone)}</p>
        <div className="mt-4 border-y border-line py-3.5">
          <FlightStrip
            from={{ time: formatTime(departsAt, flight.timeZone), code: flight.departureCode }}
            to={{
              time: formatTime(new Date(flight.arrivesAt), flight.timeZone),
              code: flight.destinationCode,
            }}
            middle={[formatDuration(flight.durationMinutes), flight.registration]
              .filter(Boolean)
              .join(" · ")}
          />
        </div>
        <div className="mt-5">{children}</div>
      </div>
    </Card>
  )
}
