import { useDraft } from "#features/flights/draft/ui/draft-provider.tsx"
import type { FlightCardData } from "#features/search/flight-card.ts"
import type { OfferCardData } from "#features/search/offer-card.ts"
import { FlightCard } from "#features/search/ui/flight-card.tsx"
import { FlightRow } from "#features/search/ui/flight-row.tsx"

/** The card of a draft as the search will show it; nothing as long as too little is known. */
export function DraftPreviewCard({ pilot }: { pilot: FlightCardData["pilot"] }) {
  const { preview, flightId } = useDraft().page
  if (!preview) return null
  const { times, window, timeZone, title, ...shown } = preview
  const card = {
    ...shown,
    id: flightId ?? 0,
    title: title || "Flug ohne Titel",
    status: "published" as const,
    timeZone,
    pilot,
  }
  if (times) {
    return (
      // it leads nowhere yet
      <div inert className="max-w-105">
        <FlightCard flight={{ ...card, ...times }} />
      </div>
    )
  }
  if (!window) return null
  const offer: OfferCardData = { ...card, window, weekdays: window.weekdays }
  return (
    <div inert>
      <FlightRow hit={offer} />
    </div>
  )
}
