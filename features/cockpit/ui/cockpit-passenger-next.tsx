import { BadgeCheck, Users } from "lucide"
import { formatSeatCount } from "#features/bookings/core/booking.ts"
import { moneyOfBookingPath } from "#features/bookings/core/money-path.ts"
import { askPath } from "#features/chat/core/ask-path.ts"
import { checklistPath } from "#features/checklists/checklist.ts"
import { flightRoomPath } from "#features/flights/core/flight-path.ts"
import { formatEuro } from "#platform/money.ts"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Badge } from "#ui/elements/badge.tsx"
import { MenuLink, RowMenu } from "#ui/overlays/row-menu.tsx"
import type { CockpitBooking } from "../cockpit.ts"
import { BookingRowCalendar } from "./booking-row-calendar.tsx"
import { BookingRowNext } from "./booking-row-next.tsx"
import { CockpitFlightHead } from "./cockpit-flight-head.tsx"

interface CockpitPassengerNextProps {
  booking: CockpitBooking
  now: Date
  /** Something stands beside it. */
  isNarrow: boolean
}

/** The passenger's next confirmed flight: where to meet, whom to reach, until when it is free to cancel. */
export function CockpitPassengerNext({ booking, now, isNarrow }: CockpitPassengerNextProps) {
  return (
    <CockpitFlightHead
      flight={booking.flight}
      now={now}
      heading="h2"
      isNarrow={isNarrow}
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
      <div className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-2">
        <ButtonLink href={flightRoomPath(booking.flight.id)} size="small">
          Zum Flug
        </ButtonLink>
        {booking.calendar && (
          <BookingRowCalendar calendar={booking.calendar} title={booking.flight.title} />
        )}
        <span className="ms-auto">
          <RowMenu about={booking.flight.title} name="buchungen">
            <MenuLink to={askPath({ kind: "booking", bookingId: booking.id })}>
              Nachricht an {booking.pilot.name}
            </MenuLink>
            <MenuLink to={checklistPath(booking.flight.id)}>Checkliste</MenuLink>
            <MenuLink to={moneyOfBookingPath(booking.id)}>Zahlung</MenuLink>
          </RowMenu>
        </span>
      </div>
    </CockpitFlightHead>
  )
}
