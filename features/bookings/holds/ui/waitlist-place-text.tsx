import { formatSeatCount } from "#features/bookings/core/booking.ts"
import { formatInstant } from "#platform/time.ts"
import type { WaitlistPlace } from "../waitlist-view.ts"

/** The position on the waitlist, or the deadline of the seats that are offered. */
export function WaitlistPlaceText({ place, timeZone }: { place: WaitlistPlace; timeZone: string }) {
  const { seats, offer } = place
  const isOne = seats === 1
  if (offer) {
    const until = formatInstant(new Date(offer.until), timeZone)
    return (
      <p className="mt-2 text-ui">
        {formatSeatCount(seats)} {isOne ? "ist" : "sind"} bis{" "}
        <strong className="font-semibold">{until}</strong> für dich gehalten. Danach sind die
        Nächsten auf der Liste dran.
      </p>
    )
  }
  return (
    <p className="mt-2 text-ui">
      Du wartest auf {formatSeatCount(seats)} und bist{" "}
      <strong className="font-semibold">
        {place.place === 1 ? "als Nächstes dran" : `an ${place.place}. Stelle`}
      </strong>
      . Wird etwas frei, schreiben wir dir sofort.
    </p>
  )
}

/** What the button is called that passes an offer on. */
export function formatRelease(seats: number): string {
  return seats === 1 ? "Platz freigeben" : "Plätze freigeben"
}
