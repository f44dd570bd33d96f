import type { RoomLink } from "#features/flight-room/ui/room-links.tsx"
import { reviewPath } from "#features/reviews/review-paths.ts"

/** The way to the reviews of a flight, as long as there is something to write or to see. */
export function reviewLinks(
  flightId: number,
  { toWrite, written }: { toWrite: number; written: number },
): RoomLink[] {
  if (toWrite + written === 0) return []
  return [
    {
      label: toWrite > 0 ? "Bewerten" : "Deine Bewertung",
      hint: "Sterne und ein paar Worte, 14 Tage lang nach dem Flug",
      href: reviewPath(flightId),
    },
  ]
}
