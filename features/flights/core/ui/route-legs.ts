import { minutes } from "#platform/duration.ts"
import { formatTime } from "#platform/time.ts"
import type { FlightView } from "../flight-view.ts"

/** Where the flight is when, from the meeting point to the last landing. */
export function routeLegs(flight: FlightView) {
  const departsAt = new Date(flight.departsAt).getTime()
  return flight.stops.map((stop, index) => {
    const meeting = index === 0 && flight.meetingPoint ? `Treffpunkt: ${flight.meetingPoint}` : ""
    return {
      time: formatTime(new Date(departsAt + minutes(stop.minute)), flight.timeZone),
      title: stop.name,
      code: stop.code ?? undefined,
      text: [meeting, stop.note].filter(Boolean).join(". ") || undefined,
    }
  })
}
