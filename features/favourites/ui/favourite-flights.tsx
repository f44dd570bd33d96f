import type { FlightState } from "#features/flights/core/flight-state.ts"
import { FlightCard } from "#features/search/ui/flight-card.tsx"
import { scenePath } from "#illustrations/scene-path.ts"
import { ScenePicture } from "#illustrations/scene-picture.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Badge, type BadgeTone } from "#ui/elements/badge.tsx"
import { EmptyState } from "#ui/feedback/empty-state.tsx"
import type { FavouriteFlight } from "../favourite-flight.ts"
import { HeartsOnCards } from "./hearts-on-cards.tsx"

/** The own favourites with what has become of each. */
export function FavouriteFlights({
  flights,
  userId,
}: {
  flights: readonly FavouriteFlight[]
  userId: number
}) {
  if (flights.length === 0) return <NothingNoted />
  return (
    <HeartsOnCards userId={userId} flightIds={flights.map(({ card }) => card.id)}>
      <ul className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
        {flights.map(({ card, state }) => (
          <li key={card.id}>
            <FlightCard flight={card} heading="h2" badge={badgeOf(state)} />
          </li>
        ))}
      </ul>
    </HeartsOnCards>
  )
}

/** What one must know before opening it; undefined while it can simply be booked. */
const BADGES: Partial<Record<FlightState, { tone: BadgeTone; label: string }>> = {
  cancelled: { tone: "err", label: "abgesagt" },
  paused: { tone: "warn", label: "pausiert" },
  full: { tone: "neutral", label: "ausgebucht" },
  closing: { tone: "neutral", label: "Buchung geschlossen" },
  under_way: { tone: "info", label: "unterwegs" },
  flown: { tone: "ok", label: "geflogen" },
  past: { tone: "neutral", label: "vorbei" },
  unflown: { tone: "neutral", label: "nicht geflogen" },
}

function badgeOf(state: FlightState) {
  const badge = BADGES[state]
  return badge && <Badge tone={badge.tone}>{badge.label}</Badge>
}

function NothingNoted() {
  const scene = scenePath({ terrain: "coast", time: "low-sun", seed: 20, crop: "strip" })
  return (
    <EmptyState
      picture={<ScenePicture src={scene} alt="" aspect="strip" isFirst />}
      title="Noch kein Flug gemerkt"
      action={<ButtonLink href="/de/suche">Flüge ansehen</ButtonLink>}
    >
      Das Herz auf einem Flug legt ihn hierher. Du siehst dann auf einen Blick, ob noch Plätze frei
      sind, und niemand sonst erfährt davon.
    </EmptyState>
  )
}
