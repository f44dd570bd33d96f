import { flightPath } from "#features/flights/core/flight-path.ts"
import { formatFromTo } from "#features/flights/core/format-from-to.ts"
import { formatInstant } from "#platform/time.ts"
import { DescriptionList } from "#ui/charts/description-list.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { bookingListAddress, NO_FILTER } from "../booking-list.ts"
import type { SheetFlight } from "../booking-sheet.ts"
import { SheetPart } from "./sheet-part.tsx"

/** What was booked: way, times as they are at its aerodromes, and how far the flight is. */
export function SheetFlightCard({ flight }: { flight: SheetFlight }) {
  const { id, title, from, to, startsAt, arrivesAt, timeZone } = flight
  const instant = (at: string | null) => (at ? formatInstant(new Date(at), timeZone) : "offen")
  return (
    <SheetPart id="flug" title="Flug">
      <DescriptionList
        entries={[
          {
            term: "Titel",
            isLong: true,
            description: (
              <TextLink href={flightPath(id)} className="wrap-anywhere">
                {title}
              </TextLink>
            ),
          },
          { term: "Nummer", description: id },
          { term: "Stand", description: flight.status },
          {
            term: "Strecke",
            isLong: true,
            description: `${formatFromTo({ departureName: from.name, destinationName: to.name })} (${
              from.code === to.code ? from.code : `${from.code}–${to.code}`
            })`,
          },
          { term: "Start", isLong: true, description: instant(startsAt) },
          { term: "Landung", isLong: true, description: instant(arrivesAt) },
          { term: "Plätze für Gäste", description: flight.seatsOffered },
        ]}
      />
      <p className="mt-4 text-ui">
        <TextLink href={bookingListAddress(NO_FILTER, { search: `Flug ${id}` })}>
          Alle Buchungen dieses Flugs
        </TextLink>
      </p>
    </SheetPart>
  )
}
