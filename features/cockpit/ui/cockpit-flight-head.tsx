import type { ReactNode } from "react"
import { FlightStrip } from "#features/flights/core/ui/flight-strip.tsx"
import { ScenePicture } from "#illustrations/scene-picture.tsx"
import { formatDuration, formatLongDay, formatShortDay, formatTime } from "#platform/time.ts"
import { Card } from "#ui/elements/card.tsx"
import { classNames } from "#ui/style/class-names.ts"
import type { CockpitStrip } from "../cockpit.ts"
import { CockpitCountdown } from "./cockpit-countdown.tsx"

interface CockpitFlightHeadProps {
  flight: CockpitStrip & { registration?: string | null }
  /** The later start that is announced; null or missing: as planned. */
  startsAt?: string | null
  now: Date
  /** `h1` where the page is about this flight alone. */
  heading: "h1" | "h2"
  /** Beside the countdown, as badges. */
  label: ReactNode
  /** Something stands beside it: its picture lies above the text, low and wide. */
  isNarrow?: boolean
  /** Below the strip: what follows and what can be done. */
  children: ReactNode
}

/** A flight at a glance: its picture, title, day, the time that is left, and its strip. */
export function CockpitFlightHead({
  flight,
  startsAt = null,
  now,
  heading: Heading,
  label,
  isNarrow = false,
  children,
}: CockpitFlightHeadProps) {
  const departsAt = new Date(flight.departsAt)
  const starts = startsAt ?? flight.departsAt
  const secondsLeft = Math.max(0, (Date.parse(starts) - now.getTime()) / 1000)
  const isOver = new Date(flight.arrivesAt) <= now
  const formatDay = Heading === "h1" ? formatLongDay : formatShortDay
  return (
    <Card
      as="section"
      elevation="raised"
      inset="none"
      labelledBy="flug"
      // menus hang out of it
      className={classNames(
        "overflow-visible",
        !isNarrow && "lg:grid lg:grid-cols-[minmax(0,35fr)_minmax(0,65fr)]",
      )}
    >
      <ScenePicture
        src={flight.picture}
        alt=""
        isFirst
        aspect="card"
        className={classNames(
          "rounded-t-card",
          isNarrow
            ? "[--scene-y:0.25] sm:aspect-[9/2]"
            : "lg:aspect-auto lg:h-full lg:min-h-80 lg:rounded-s-card lg:rounded-e-none",
        )}
      />
      <div className="p-card">
        <div className="flex flex-wrap-reverse items-center justify-between gap-x-4 gap-y-2">
          <p className="flex flex-wrap gap-2">{label}</p>
          {!isOver && <CockpitCountdown key={starts} secondsLeft={secondsLeft} />}
        </div>
        <Heading id="flug" className="mt-3.5 text-h2">
          {flight.title}
        </Heading>
        <p className="mt-1.5 text-ui text-ink2">{formatDay(departsAt, flight.timeZone)}</p>
        <div className="mt-4 border-y border-line py-3.5">
          <FlightStrip
            from={{ time: formatTime(departsAt, flight.timeZone), ...flight.departure }}
            to={{
              time: formatTime(new Date(flight.arrivesAt), flight.timeZone),
              ...flight.destination,
            }}
            middle={[formatDuration(flight.durationMinutes), flight.registration]
              .filter(Boolean)
              .join(" · ")}
          />
        </div>
        {children}
      </div>
    </Card>
  )
}
