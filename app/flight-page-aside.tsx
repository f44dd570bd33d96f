import { searchAround } from "#app/flight-page-parts.tsx"
import type { LoadedDated } from "#app/load-flight.ts"
import { priceOfSeat } from "#features/flights/cost-sharing.ts"
import type { FlightState } from "#features/flights/flight-state.ts"
import type { FlightView } from "#features/flights/flight-view.ts"
import { SubscriptionButton } from "#features/subscriptions/ui/subscription-button.tsx"
import { formatEuro } from "#platform/money.ts"
import { formatDay, formatDuration } from "#platform/time.ts"
import { ButtonLink } from "#ui/button-link.tsx"
import { Card } from "#ui/card.tsx"
import { DescriptionList } from "#ui/description-list.tsx"

/** Where nobody else sees the flight, nobody is sent on to others. */
const OWNERS: readonly FlightState[] = ["draft", "in_review", "blocked"]

/** Beside a flight that cannot be booked now: what it was, and what one can do instead. */
export function FlightPageAside({ flight, guests, watched, isOwn }: LoadedDated) {
  const { departure } = flight
  return (
    <Card as="section" elevation="raised" labelledBy="stand">
      <h2 id="stand" className="text-h3">
        {headingOf(flight.state)}
      </h2>
      <div className="mt-4">
        <DescriptionList entries={factsOf(flight, guests)} />
      </div>
      <div className="mt-6 grid gap-3">
        {isOwn && (
          <ButtonLink href="/de/cockpit" isWide>
            Ins Cockpit
          </ButtonLink>
        )}
        {!OWNERS.includes(flight.state) && (
          <>
            <SubscriptionButton
              town={watched}
              modalSize="large"
              variant={isOwn ? "secondary" : "primary"}
            >
              Neue Flüge melden lassen
            </SubscriptionButton>
            <ButtonLink href={searchAround(departure.town)} variant="secondary" isWide>
              Flüge um {departure.town}
            </ButtonLink>
          </>
        )}
      </div>
    </Card>
  )
}

function headingOf(state: FlightState): string {
  if (OWNERS.includes(state)) return "So wird er aussehen"
  if (state === "flown" || state === "under_way") return "Der Flug in Zahlen"
  if (state === "full" || state === "closing" || state === "paused") return "Das ist geplant"
  return "So war er geplant"
}

function factsOf(flight: FlightView, guests: number) {
  const { departsAt, timeZone, durationMinutes, distanceKm, seatsOffered, seatPriceCents } = flight
  const { totalCents } = priceOfSeat(seatPriceCents)
  return [
    { term: "Datum", description: formatDay(new Date(departsAt), timeZone) },
    { term: "Flugzeit", description: `${formatDuration(durationMinutes)}, ${distanceKm} km` },
    flight.state === "flown"
      ? { term: "Mit an Bord", description: guests === 1 ? "1 Gast" : `${guests} Gäste` }
      : {
          term: "Plätze",
          description: flight.state === "full" ? `${seatsOffered}, alle vergeben` : seatsOffered,
        },
    { term: "Preis pro Person", description: `${formatEuro(totalCents)}, alles drin` },
  ]
}
