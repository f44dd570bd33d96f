import { WaitlistCard } from "#features/bookings/holds/ui/waitlist-card.tsx"
import { isHidden } from "#features/flights/core/flight-state.ts"
import { SubscriptionButton } from "#features/subscriptions/ui/subscription-button.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { DescriptionList } from "#ui/charts/description-list.tsx"
import { Card } from "#ui/elements/card.tsx"
import type { FlightAside } from "./flight-aside-content.ts"
import { searchAround } from "./flight-page-parts.tsx"
import type { LoadedDated } from "./load-flight.ts"

interface FlightPageAsideProps
  extends Pick<LoadedDated, "flight" | "watched" | "isOwn" | "waitlist"> {
  aside: FlightAside
}

/** Beside a flight that cannot be booked now: what it was, and what one can do instead. */
export function FlightPageAside({ aside, flight, watched, isOwn, waitlist }: FlightPageAsideProps) {
  const { departure } = flight
  const isWaiting = waitlist !== null && (waitlist.canJoin || waitlist.own !== null)
  return (
    <>
      {isWaiting && <WaitlistCard view={waitlist} />}
      <Card as="section" elevation="raised" labelledBy="stand">
        <h2 id="stand" className="text-h3">
          {aside.heading}
        </h2>
        <div className="mt-4">
          <DescriptionList entries={aside.facts} />
        </div>
        <div className="mt-6 grid gap-3">
          {isOwn && (
            <ButtonLink href="/de/cockpit" isWide>
              Ins Cockpit
            </ButtonLink>
          )}
          {/* where nobody else sees the flight, nobody is sent on to others */}
          {!isHidden(flight.status) && (
            <>
              <SubscriptionButton
                town={watched}
                modalSize="large"
                variant={isOwn || isWaiting ? "secondary" : "primary"}
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
    </>
  )
}
