import { cancelFlightPath } from "#features/bookings/cancellation/cancel-paths.ts"
import { SmallDisclosure } from "#features/bookings/core/ui/small-disclosure.tsx"
import { flightRoomPath } from "#features/flights/core/flight-path.ts"
import { editPath } from "#features/flights/draft/draft.ts"
import type { DraftOverview, PilotOffer } from "#features/flights/offers/pilot-offer.ts"
import { DraftOfFlight } from "#features/flights/offers/ui/draft-of-flight.tsx"
import { formatShortDay, formatTime } from "#platform/time.ts"
import { TextLink } from "#ui/elements/text-link.tsx"
import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
import type { OfferGuests } from "../cockpit.ts"
import { LateCancellationList } from "./late-cancellation-list.tsx"
import { OfferSeats } from "./offer-seats.tsx"

interface SeriesDatesProps {
  offer: PilotOffer
  guests: Readonly<Record<number, OfferGuests>>
  drafts: readonly DraftOverview[]
}

/** Each flight of a series, with its seats. */
export function SeriesDates({ offer, guests, drafts }: SeriesDatesProps) {
  const { dates, title } = offer
  return (
    <SmallDisclosure
      title={dates.length === 1 ? "Den Termin ansehen" : `Alle ${dates.length} Termine`}
    >
      <ul>
        {dates.map(({ id, departsAt }) => {
          const day = departsAt ? formatStart(departsAt, offer.timeZone) : "ohne Termin"
          const draft = drafts.find(({ flightId }) => flightId === id)
          const own = guests[id]
          return (
            <li key={id} className="border-t border-line py-2.5 text-small">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <TextLink href={flightRoomPath(id)}>{day}</TextLink>
                {own && <OfferSeats guests={own} isFlexible={false} />}
                {offer.status !== "under_way" && (
                  <span className="ms-auto flex gap-x-4">
                    {!draft && (
                      <DateLink href={editPath(id)} label="Ändern" of={`${title}, ${day}`} />
                    )}
                    {(offer.status === "published" || offer.status === "paused") && (
                      <DateLink
                        href={cancelFlightPath(id)}
                        label="Absagen"
                        of={`${title}, ${day}`}
                      />
                    )}
                  </span>
                )}
              </p>
              {own && <LateCancellationList flightId={id} late={own.late} />}
              {draft && <DraftOfFlight draft={draft} title={`${title}, ${day}`} />}
            </li>
          )
        })}
      </ul>
    </SmallDisclosure>
  )
}

function DateLink({ href, label, of }: { href: string; label: string; of: string }) {
  return (
    <TextLink href={href}>
      {label}
      <VisuallyHidden>: {of}</VisuallyHidden>
    </TextLink>
  )
}

function formatStart(departsAt: string, timeZone: string): string {
  const at = new Date(departsAt)
  return `${formatShortDay(at, timeZone)}, ${formatTime(at, timeZone)} Uhr`
}
