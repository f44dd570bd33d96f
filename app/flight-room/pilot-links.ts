import type { RoomLink } from "#features/flight-room/ui/room-links.tsx"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { confirmPath } from "#features/settlements/settlement-paths.ts"
import { LANDING_LOG_PATH } from "#features/verification/landing-log-path.ts"
import type { PilotRoom } from "./load-flight-room.ts"

/** What else belongs to a flight for its pilot. */
export function pilotLinks({ id, status }: PilotRoom["flight"]): RoomLink[] {
  return [
    { label: "Flugseite", hint: "Was andere von diesem Flug sehen", href: flightPath(id) },
    {
      label: "Flugbuch",
      hint: "Starts und Landungen, aus denen Flugfit rechnet",
      href: LANDING_LOG_PATH,
    },
    ...(status === "settlement_submitted" || status === "closed"
      ? [
          {
            label: "Abrechnung",
            hint: "Kosten, Anteile und Auszahlungen",
            href: confirmPath(id),
          },
        ]
      : []),
  ]
}
