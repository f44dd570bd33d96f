import { CalendarClock } from "lucide"
import { formatInstant } from "#platform/time.ts"
import { Icon } from "#ui/elements/icon.tsx"
import type { CockpitRequest } from "../cockpit.ts"

/** The start that a passenger proposes, or the other one that the pilot has named. */
export function RequestStart({ request }: { request: CockpitRequest }) {
  const { flight, counterDepartsAt, passengerName } = request
  const formatStart = (iso: string) => formatInstant(new Date(iso), flight.timeZone)
  return (
    <p className="mt-2 flex gap-2 text-ui">
      <Icon shape={CalendarClock} size={18} className="mt-0.5 text-link" />
      <span>
        {counterDepartsAt ? (
          <>
            Deine Zeit: <strong className="font-semibold">{formatStart(counterDepartsAt)}</strong>.{" "}
            {passengerName} wollte {formatStart(flight.departsAt)} und ist jetzt am Zug.
          </>
        ) : (
          <>
            Wunschtermin: <strong className="font-semibold">{formatStart(flight.departsAt)}</strong>
          </>
        )}
      </span>
    </p>
  )
}
