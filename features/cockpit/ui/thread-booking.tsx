import { ChevronDown, Ticket } from "lucide"
import { Badge } from "#ui/elements/badge.tsx"
import { Icon } from "#ui/elements/icon.tsx"
import type { CockpitBooking, CockpitRequest } from "../cockpit.ts"
import { BookingRowList } from "./booking-row-list.tsx"
import { BookingRowStatus } from "./booking-row-status.tsx"
import { RequestList } from "./request-list.tsx"

interface ThreadBookingProps {
  /** Of a pilot: what waits for their answer. */
  requests: readonly CockpitRequest[]
  /** Of a guest. */
  bookings: readonly CockpitBooking[]
  now: Date
}

/**
 * Above a conversation: the booking of the two with its next step. Open where the reader is the one to
 * act; it takes no more than a part of a phone.
 */
export function ThreadBooking({ requests, bookings, now }: ThreadBookingProps) {
  const [booking] = bookings
  const open = requests.filter(({ canAnswer }) => canAnswer).length
  if (!booking && requests.length === 0) return null
  return (
    <details
      open={open > 0 || bookings.some(mustAct)}
      className="group/booking border-b border-line bg-surface"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2.5 px-4 py-2 text-small font-medium -outline-offset-4 [&::-webkit-details-marker]:hidden">
        <Icon shape={Ticket} size={18} className="text-link" />
        <span className="min-w-0 flex-1">{booking ? "Deine Buchung" : "Anfrage"}</span>
        {booking ? (
          <BookingRowStatus booking={booking} now={now} />
        ) : (
          open > 0 && <Badge tone="apricot">{open} offen</Badge>
        )}
        <Icon
          shape={ChevronDown}
          size={18}
          className="text-ink2 transition-transform group-open/booking:rotate-180"
        />
      </summary>
      <div className="max-h-[45dvh] overflow-y-auto overscroll-contain bg-ground p-3 md:p-4">
        {booking ? (
          <BookingRowList bookings={bookings} title="Deine Buchung" now={now} />
        ) : (
          <RequestList requests={requests} now={now} />
        )}
      </div>
    </details>
  )
}

function mustAct({ change, paymentDueBy, newDates, canAcceptOtherStart }: CockpitBooking): boolean {
  return change !== null || paymentDueBy !== null || newDates.length > 0 || canAcceptOtherStart
}
