import { MapPin, WifiOff } from "lucide"
import type { FormEvent, ReactNode } from "react"
import { Link } from "react-router"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { FlightStrip } from "#features/flights/core/ui/flight-strip.tsx"
import { formatDay, formatDuration, formatTime } from "#platform/time.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Card } from "#ui/elements/card.tsx"
import { Icon, type IconShape } from "#ui/elements/icon.tsx"
import { classNames } from "#ui/style/class-names.ts"
import { type ChecklistFlight, checklistPath } from "../checklist.ts"
import { PrintButton } from "./print-button.tsx"

interface ChecklistAsideProps {
  flight: ChecklistFlight
  /** The browser opens this list without a network. */
  isKept: boolean
  canReset: boolean
  onReset: () => void
}

/** The flight that the list is about, and what can be done with the list. */
export function ChecklistAside({ flight, isKept, canReset, onReset }: ChecklistAsideProps) {
  const { timeZone, registration } = flight
  const departsAt = new Date(flight.departsAt)
  const resetHere = (event: FormEvent) => {
    event.preventDefault()
    onReset()
  }
  return (
    <Card as="section" elevation="raised" labelledBy="flug-der-liste" className="print:p-3">
      <h2 id="flug-der-liste" className="text-h3">
        <Link to={flightPath(flight.id)} className="hover:text-link">
          {flight.title}
        </Link>
      </h2>
      <p className="mt-1.5 text-ui text-ink2">{formatDay(departsAt, timeZone)}</p>
      <div className="mt-4 border-y border-line py-3.5 print:mt-2 print:py-2">
        <FlightStrip
          from={{ time: formatTime(departsAt, timeZone), ...flight.departure }}
          to={{
            time: formatTime(new Date(flight.arrivesAt), timeZone),
            ...flight.destination,
          }}
          middle={[formatDuration(flight.durationMinutes), registration]
            .filter(Boolean)
            .join(" · ")}
        />
      </div>
      {flight.meetingPoint && (
        <Fact icon={MapPin}>
          <span className="sr-only">Treffpunkt: </span>
          {flight.meetingPoint}
        </Fact>
      )}
      {isKept && (
        <Fact icon={WifiOff} className="print:hidden">
          Diese Liste öffnet sich in diesem Browser auch ohne Netz, bis du dich abmeldest.
        </Fact>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-x-2 gap-y-3 print:hidden">
        <PrintButton />
        {canReset && (
          <form method="post" action={checklistPath(flight.id)} onSubmit={resetHere}>
            <input type="hidden" name="intent" value="reset" />
            <Button type="submit" variant="text" size="small">
              Haken entfernen
            </Button>
          </form>
        )}
      </div>
    </Card>
  )
}

interface FactProps {
  icon: IconShape
  className?: string
  children: ReactNode
}

function Fact({ icon, className, children }: FactProps) {
  return (
    <p className={classNames("mt-4 flex gap-2.5 print:mt-2 text-ui text-ink2", className)}>
      <Icon shape={icon} size={18} className="mt-0.5 text-ink3" />
      <span>{children}</span>
    </p>
  )
}
