import type { CockpitBooking } from "#features/cockpit/cockpit.ts"
import type { RoomLink } from "#features/flight-room/ui/room-links.tsx"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { statementPath } from "#features/settlements/settlement-paths.ts"
import { profilePath } from "#features/users/core/profile-path.ts"
import type { GuestRoom } from "./load-flight-room.ts"

/** What else belongs to a flight for who comes along. */
export function guestLinks({ flight, pilot }: GuestRoom, booking: CockpitBooking): RoomLink[] {
  const isStated =
    ["flown", "no_show", "disputed", "settled"].includes(booking.status) &&
    ["settlement_submitted", "closed"].includes(flight.status)
  return [
    ...(isStated
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
      : [{ label: pilot.name, hint: "Wer dich mitnimmt", href: profilePath(pilot.id) }]),
  ]
}
