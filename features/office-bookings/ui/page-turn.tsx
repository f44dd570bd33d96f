import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { type BookingListQuery, bookingListAddress } from "../booking-list.ts"

interface PageTurnProps {
  query: BookingListQuery
  /** The bookings to turn from; null where the list ends. */
  next: number | null
  previous: number | null
}

/** To the page before and to the one after, in whichever order the list stands. */
export function PageTurn({ query, next, previous }: PageTurnProps) {
  if (next === null && previous === null) return null
  return (
    <nav aria-label="Seiten" className="flex flex-wrap justify-center gap-3">
      {previous !== null && (
        <ButtonLink
          href={bookingListAddress(query, { turn: { to: "previous", id: previous } })}
          variant="secondary"
          rel="prev"
        >
          Zurück
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink
          href={bookingListAddress(query, { turn: { to: "next", id: next } })}
          variant="secondary"
          rel="next"
        >
          Weiter
        </ButtonLink>
      )}
    </nav>
  )
}
