import type { MailBand } from "#features/mail-kit/mail-bands.ts"
import { flightMailPicturePath } from "#features/mail-kit/mail-picture-paths.ts"
import type { MailPictureFacts } from "#features/mail-kit/server/mail-picture.tsx"
import { isTerrain } from "#illustrations/scene/terrain.ts"
import type { FlightStatus } from "../flight.ts"
import { flightPath } from "../flight-path.ts"
import { isHidden } from "../flight-state.ts"
import { SCENE_LABELS } from "../scene-choice.ts"

/** What a mail has to know of a flight to show its picture. */
export interface PicturedFlight {
  flight: { id: number; title: string; status: FlightStatus; terrain: string }
  /** What its first photo shows; null where it has none and is drawn. */
  photoAlt: string | null
}

/**
 * The picture above a mail about a flight, as its page shows it and leading there. Of a flight that only
 * its pilot may see nobody can fetch one without signing in: its mails wear the band.
 */
export function mailPictureOfFlight({
  flight: { id, title, status, terrain },
  photoAlt,
}: PicturedFlight): MailPictureFacts | MailBand {
  if (isHidden(status)) return "flights"
  const alt =
    photoAlt === null
      ? `Gezeichnet: ${SCENE_LABELS[isTerrain(terrain) ? terrain : "lowland"]}`
      : photoAlt || `Foto zu „${title}“`
  return { path: flightMailPicturePath(id), alt, href: flightPath(id) }
}
