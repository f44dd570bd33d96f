import { formatDuration, formatTime } from "#platform/time.ts"
import type { FlightView, OfferView } from "../flight-view.ts"
import type { PanelCell } from "./flight-panel.tsx"

/** The flight strip written out: from, off, time, on, to. */
export function flightFacts(flight: FlightView): PanelCell[] {
  const time = (iso: string) => formatTime(new Date(iso), flight.timeZone)
  return [
    { label: "Von", value: flight.departure.name, detail: flight.departure.code, isName: true },
    { label: "Ab", value: time(flight.departsAt), detail: "Ortszeit" },
    {
      label: "Flugzeit",
      value: formatDuration(flight.durationMinutes),
      detail: `${flight.distanceKm} km`,
    },
    { label: "An", value: time(flight.arrivesAt), detail: "Ortszeit" },
    {
      label: "Nach",
      value: flight.destination.name,
      detail: flight.destination.code,
      isName: true,
    },
  ]
}

/** The same of an offer without a date: from, how long, to. */
export function offerFacts(offer: OfferView): PanelCell[] {
  return [
    { label: "Von", value: offer.departure.name, detail: offer.departure.code, isName: true },
    {
      label: "Flugzeit",
      value: formatDuration(offer.durationMinutes),
      detail: `${offer.distanceKm} km`,
    },
    { label: "Nach", value: offer.destination.name, detail: offer.destination.code, isName: true },
  ]
}
