import { formatSeatCount } from "#features/bookings/core/booking.ts"
import { moneyOfBookingPath } from "#features/bookings/core/money-path.ts"
import { AskLink } from "#features/chat/ui/ask-link.tsx"
import { checklistPath } from "#features/checklists/checklist.ts"
import { BookingRowList } from "#features/cockpit/ui/booking-row-list.tsx"
import { BookingRowStatus } from "#features/cockpit/ui/booking-row-status.tsx"
import { CockpitFlightHead } from "#features/cockpit/ui/cockpit-flight-head.tsx"
import { DayNotices } from "#features/flight-day/ui/day-notices.tsx"
import { GoNotice } from "#features/flight-day/ui/go-notice.tsx"
import { FlightHistory } from "#features/flight-room/ui/flight-history.tsx"
import { RoomCompany } from "#features/flight-room/ui/room-company.tsx"
import { RoomLinks } from "#features/flight-room/ui/room-links.tsx"
import { RoomRoute } from "#features/flight-room/ui/room-route.tsx"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { statementPath } from "#features/settlements/settlement-paths.ts"
import { profilePath } from "#features/users/core/profile-path.ts"
import { Badge } from "#ui/elements/badge.tsx"
import type { GuestRoom as LoadedGuestRoom } from "./load-flight-room.ts"

/** The room of a flight for who comes along, or has asked to. */
export function GuestRoom(loaded: LoadedGuestRoom) {
  const { flight, bookings, pilot, company, route, history, day } = loaded
  const now = new Date(loaded.now)
  const [booking] = bookings
  if (!booking) return null
  const hasFlown = ["flown", "no_show", "disputed", "settled"].includes(booking.status)
  return (
    <div className="grid gap-6">
      <CockpitFlightHead
        flight={flight}
        now={now}
        heading="h1"
        label={
          <>
            {booking.status === "confirmed" && <Badge tone="info">Du fliegst mit</Badge>}
            <BookingRowStatus booking={booking} now={now} />
            <Badge>{formatSeatCount(booking.seats)}</Badge>
          </>
        }
      >
        {booking.status === "confirmed" && (
          <div className="mt-5 grid gap-3 empty:hidden">
            <GoNotice day={day} pilot={pilot.name} />
            <DayNotices day={day} />
          </div>
        )}
        {!pilot.isDeleted && (
          <p className="mt-5">
            <AskLink about={{ kind: "booking", bookingId: booking.id }} variant="primary">
              {`Nachricht an ${pilot.name}`}
            </AskLink>
          </p>
        )}
      </CockpitFlightHead>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-6">
          <BookingRowList
            bookings={bookings}
            title={bookings.length === 1 ? "Deine Buchung" : "Deine Buchungen"}
            now={now}
            isInRoom
          />
          {company.own.length > 0 && <RoomCompany pilot={pilot.name} {...company} />}
          <RoomRoute {...route} />
        </div>
        <div className="grid gap-6">
          <RoomLinks
            links={[
              {
                label: "Checkliste",
                hint: "Was du mitnimmst und woran du denkst",
                href: checklistPath(flight.id),
              },
              {
                label: "Zahlung",
                hint: "Was du bezahlt hast und was zurückkam",
                href: moneyOfBookingPath(booking.id),
              },
              ...(hasFlown
                ? [
                    {
                      label: "Abrechnung",
                      hint: "Was der Flug wirklich gekostet hat",
                      href: statementPath({ flightId: flight.id, bookingId: booking.id }),
                    },
                  ]
                : []),
              {
                label: "Flugseite",
                hint: "Beschreibung, Flugzeug und Bewertungen",
                href: flightPath(flight.id),
              },
              ...(pilot.isDeleted
                ? []
                : [
                    {
                      label: pilot.name,
                      hint: "Wer dich mitnimmt",
                      href: profilePath(pilot.id),
                    },
                  ]),
              {
                label: "Sicherheit",
                hint: "Worin sich dieser Flug von einem Linienflug unterscheidet",
                href: "/de/safety",
              },
            ]}
          />
          <FlightHistory entries={history} timeZone={flight.timeZone} />
        </div>
      </div>
    </div>
  )
}
