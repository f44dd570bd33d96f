import { formatTimeWindow } from "#features/flights/core/ui/format-time-window.ts"
import { formatReturnReason } from "#features/flights/core/vetting.ts"
import { formatDay, formatShortDay, formatTime, HOME_ZONE } from "#platform/time.ts"
import type { BadgeTone } from "#ui/elements/badge.tsx"
import type { OfferStatus, PilotOffer } from "../pilot-offer.ts"

export const OFFER_BADGES: Record<OfferStatus, { tone: BadgeTone; label: string }> = {
  draft: { tone: "warn", label: "Zurückgegeben" },
  in_review: { tone: "info", label: "In Prüfung" },
  paused: { tone: "neutral", label: "Pausiert" },
  published: { tone: "ok", label: "Veröffentlicht" },
  under_way: { tone: "info", label: "Unterwegs" },
}

/** „Serie, 4 Flüge, nächster Sa., 5. Juni, 09:30 Uhr“. */
export function formatSchedule({ isSeries, flightIds, departsAt, timeZone, window }: PilotOffer) {
  if (departsAt === null) {
    return window ? `Termin flexibel, ${formatTimeWindow({ window })}` : "Termin flexibel"
  }
  const at = new Date(departsAt)
  const start = `${formatShortDay(at, timeZone)}, ${formatTime(at, timeZone)} Uhr`
  if (!isSeries) return start
  const flights = flightIds.length === 1 ? "1 Flug" : `${flightIds.length} Flüge`
  return `Serie, ${flights}, ${flightIds.length === 1 ? "am" : "nächster"} ${start}`
}

/** What is so, and what its pilot can do; null where state and seats say it all. */
export function formatNextStep(offer: PilotOffer): string | null {
  switch (offer.status) {
    case "draft": {
      return offer.returned ? formatReturnReason(offer.returned) : "Er ist nicht veröffentlicht."
    }
    case "in_review":
      return offer.submittedAt
        ? `Wir sehen ihn uns an, seit ${formatDay(new Date(offer.submittedAt), HOME_ZONE)}.`
        : "Wir sehen ihn uns an."
    case "paused":
      if (offer.lacksPapers) {
        return "Ein Nachweis reicht nicht bis zum Flug. Ist der neue geprüft, bieten wir ihn wieder an."
      }
      return offer.isBooked
        ? "Neue Gäste finden ihn nicht; wer gebucht hat, bleibt gebucht."
        : "Niemand findet ihn, bis du ihn wieder anbietest."
    case "under_way":
      return "Er ist gestartet. Nach der Landung steht er im Archiv."
    case "published":
      return null
  }
}
