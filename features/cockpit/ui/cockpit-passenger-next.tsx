import { BadgeCheck, Users } from "lucide"
import { formatSeatCount } from "#features/bookings/core/booking.ts"
import { moneyOfBookingPath } from "#features/bookings/core/money-path.ts"
import { checklistPath } from "#features/checklists/checklist.ts"
import { flightRoomPath } from "#features/flights/core/flight-path.ts"
import { formatEuro } from "#platform/money.ts"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Badge } from "#ui/elements/badge.tsx"
import type { CockpitBooking } from "../cockpit.ts"
import { BookingRowCalendar } from "./booking-row-calendar.tsx"
import { BookingRowNext } from "./booking-row-next.tsx"
import { CockpitFlightHead } from "./cockpit-flight-head.tsx"

interface CockpitPassengerNextProps {
  booking: CockpitBooking
  now: Date
}

/** The passenger's next confirmed flight: where to meet, whom to reach, until when it is free to cancel. */
export function CockpitPassengerNext({ booking, now }: CockpitPassengerNextProps) {
  return (
    <CockpitFlightHead
      flight={booking.flight}
      now={now}
      heading="h2"
      label={<Badge tone="info">Dein nächster Flug</Badge>}
    >
      <div className="mt-4 flex flex-wrap gap-2">
        <Badge tone="ok" icon={BadgeCheck}>
          Zugesagt
        </Badge>
        <Badge icon={Users}>{formatSeatCount(booking.seats)}</Badge>
        <Badge>{formatEuro(booking.totalCents)}</Badge>
      </div>
      <BookingRowNext booking={booking} />
      <div className="mt-5 flex flex-wrap gap-3">
        {booking.calendar && (
          <BookingRowCalendar calendar={booking.calendar} title={booking.flight.title} />
        )}
        <ButtonLink href={flightRoomPath(booking.flight.id)} variant="secondary" size="small">
          Zum Flug
        </ButtonLink>
        <ButtonLink href={checklistPath(booking.flight.id)} variant="text" size="small">
          Checkliste
        </ButtonLink>
        <ButtonLink href={moneyOfBookingPath(booking.id)} variant="text" size="small">
          Zahlung
        </ButtonLink>
      </div>
    </CockpitFlightHead>
  )
}
