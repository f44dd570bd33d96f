import { CloudSun, Scale, Zap } from "lucide-react"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { idInPath } from "#app/page-refusal.ts"
import { BookingCard } from "#features/bookings/ui/booking-card.tsx"
import { FLIGHT_KIND_LABELS } from "#features/flights/flight.ts"
import { findFlightDetail } from "#features/flights/server/flights-queries.ts"
import { mapOfFlight } from "#features/flights/server/map-of-flight.ts"
import { viewOfFlight } from "#features/flights/server/view-of-flight.ts"
import { CostPanel } from "#features/flights/ui/cost-panel.tsx"
import { FlightFacts } from "#features/flights/ui/flight-facts.tsx"
import { FlightGallery } from "#features/flights/ui/flight-gallery.tsx"
import { PilotCard } from "#features/flights/ui/pilot-card.tsx"
import { PlaneCard } from "#features/flights/ui/plane-card.tsx"
import { RouteLegs } from "#features/flights/ui/route-legs.tsx"
import { getRatingOf, listReviewsAbout } from "#features/reviews/server/reviews-queries.ts"
import { ReviewList } from "#features/reviews/ui/review-list.tsx"
import { formatEuro } from "#platform/money.ts"
import { formatLongDay } from "#platform/time.ts"
import { Badge } from "#ui/badge.tsx"
import { ChartMap } from "#ui/chart-map/chart-map.tsx"
import { Notice } from "#ui/notice.tsx"
import type { Route } from "./+types/flight"

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { db, user } = context.get(pageContext)
  const detail = await findFlightDetail(db, idInPath(params.flightId, url))
  const isHidden = detail && ["draft", "in_review", "blocked"].includes(detail.flight.status)
  const isOwn = user?.userId === detail?.flight.pilotId
  if (!detail || (isHidden && !isOwn)) {
    throw new Response("Diesen Flug gibt es nicht.", { status: 404 })
  }
  const [map, rating, reviews] = await Promise.all([
    mapOfFlight(db, detail),
    getRatingOf(db, detail.pilot.id),
    listReviewsAbout(db, detail.pilot.id, 4),
  ])
  return { flight: viewOfFlight(detail), map, rating, reviews, isOwn }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const flight = loaderData?.flight
  if (!flight) return pageMeta({})
  return pageMeta({
    title: flight.title,
    description: `${FLIGHT_KIND_LABELS[flight.kind]} ab ${flight.departure.name} mit ${flight.pilot.name}. ${formatEuro(flight.seatPriceCents)} Kostenanteil, Privater Anbieter.`,
  })
}

export default function FlightPage({ loaderData }: Route.ComponentProps) {
  const { flight, map, rating, reviews, isOwn } = loaderData
  const departsAt = new Date(flight.departsAt)
  return (
    <div className="mx-auto max-w-page px-gutter pt-6 pb-28 lg:pb-section">
      <FlightGallery pictures={flight.pictures} />
      <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_23.75rem]">
        <div className="min-w-0">
          <ul aria-label="Auf einen Blick" className="flex flex-wrap gap-2">
            {flight.isInstantBooking && (
              <li>
                <Badge tone="info" icon={Zap}>
                  Sofort buchbar
                </Badge>
              </li>
            )}
            <li>
              <Badge tone="apricot">{seatsLeft(flight.freeSeats)}</Badge>
            </li>
            <li>
              <Badge>{FLIGHT_KIND_LABELS[flight.kind]}</Badge>
            </li>
          </ul>
          <h1 className="mt-3 text-h1 text-balance">{flight.title}</h1>
          <p className="mt-2 text-lead text-ink2">
            {formatLongDay(departsAt, flight.timeZone)}
            {!flight.pilot.isDeleted && ` · mit ${flight.pilot.name}`}
            {flight.plane && ` in einer ${flight.plane.model}`}
          </p>
          <div className="mt-6">
            <FlightFacts flight={flight} />
          </div>
          <p className="mt-8 max-w-text text-lead whitespace-pre-line">{flight.description}</p>
          <section aria-labelledby="route" className="mt-12">
            <h2 id="route" className="text-h2">
              Die Route
            </h2>
            <div className="mt-5 grid gap-8 md:grid-cols-[380px_minmax(0,1fr)]">
              <ChartMap svg={map} className="overflow-hidden rounded-panel border border-line" />
              <RouteLegs flight={flight} />
            </div>
          </section>
          <section aria-labelledby="kosten" className="mt-14">
            <h2 id="kosten" className="mb-5 text-h2">
              Was der Flug kostet
            </h2>
            <CostPanel flight={flight} />
          </section>
          <section aria-label="Pilot und Flugzeug" className="mt-6 grid gap-6 md:grid-cols-2">
            <PilotCard pilot={flight.pilot} rating={rating} />
            {flight.plane && (
              <PlaneCard
                plane={flight.plane}
                picture={flight.pictures[1] ?? ""}
                luggageKg={flight.luggageKgPerPerson}
              />
            )}
          </section>
          <section aria-labelledby="wissen" className="mt-14">
            <h2 id="wissen" className="mb-5 text-h2">
              Gut zu wissen
            </h2>
            <div className="grid gap-4 md:grid-cols-2">
              <Notice icon={Scale} title="Dein Gewicht bleibt privat" isStacked>
                Wir brauchen es für die Beladung. Nur {flight.pilot.firstName} sieht es, 30 Tage
                nach dem Flug ist es gelöscht.
              </Notice>
              <Notice tone="warn" icon={CloudSun} title="Das Wetter entscheidet mit" isStacked>
                Wer bei Nebel am Boden bleibt, macht alles richtig. Wird abgesagt, bekommst du alles
                zurück.
              </Notice>
            </div>
          </section>
          {reviews.length > 0 && (
            <section aria-labelledby="bewertungen" className="mt-14">
              <h2 id="bewertungen" className="mb-5 text-h2">
                Was andere über {flight.pilot.firstName} schreiben
              </h2>
              <ReviewList reviews={reviews} />
            </section>
          )}
        </div>
        <aside aria-label="Buchen" className="lg:sticky lg:top-6 lg:self-start">
          <BookingCard flight={flight} isOwn={isOwn} />
        </aside>
      </div>
    </div>
  )
}

function seatsLeft(free: number): string {
  if (free === 0) return "ausgebucht"
  return free === 1 ? "noch 1 Platz" : `noch ${free} Plätze`
}
