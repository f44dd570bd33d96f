import { formatDay, HOME_ZONE } from "#platform/time.ts"
import type { BadgeTone } from "#ui/elements/badge.tsx"
import type { FlightRequestStatus } from "../flight-request.ts"
import type { OwnRequest } from "../flight-request-view.ts"

export const STATUS_TONES: Record<FlightRequestStatus, BadgeTone> = {
  draft: "warn",
  open: "info",
  offer_received: "ok",
  matched: "ok",
  closed: "neutral",
  expired: "neutral",
  removed: "neutral",
}

/** Where it stands and what its owner can do next. */
export function formatNextStep({ status, radiusKm, place, endsAt, offers }: OwnRequest): string {
  const end = endsAt && formatDay(new Date(new Date(endsAt).getTime() - 1), HOME_ZONE)
  switch (status) {
    case "draft":
      return "Noch sieht es niemand. Gib es auf, oder verwirf es, wenn du es nicht geschrieben hast."
    case "open":
      return `Pilot:innen im Umkreis von ${radiusKm} km um ${place} sehen es bis zum ${end}. Sobald dir jemand einen Flug anbietet, schreiben wir dir.`
    case "offer_received":
      return offers.length > 0
        ? `Schau dir an, was dir angeboten wird, und buch, wenn es passt. Dein Gesuch bleibt bis zum ${end} offen.`
        : `Was dir angeboten wurde, ist nicht mehr zu haben. Dein Gesuch bleibt bis zum ${end} offen.`
    case "matched":
      return "Du fliegst mit. Der Flug steht in deiner Übersicht."
    case "closed":
      return "Du hast es geschlossen."
    case "expired":
      return "Die Zeit ist um."
    case "removed":
      return "Wir haben es mit der Sperre deines Kontos entfernt."
  }
}
