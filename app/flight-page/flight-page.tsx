import { Zap } from "lucide"
import type { RefusedHold } from "#features/bookings/checkout/checkout-view.ts"
import { BookingCard } from "#features/bookings/checkout/ui/booking-card.tsx"
import { WaitlistCard } from "#features/bookings/holds/ui/waitlist-card.tsx"
import { FLIGHT_KIND_LABELS } from "#features/flights/core/flight.ts"
import type { FlightState } from "#features/flights/core/flight-state.ts"
import { CostPanel } from "#features/flights/core/ui/cost-panel.tsx"
import { FlightGallery } from "#features/flights/core/ui/flight-gallery.tsx"
import { FlightPanel } from "#features/flights/core/ui/flight-panel.tsx"
import { TimelineLegs } from "#features/flights/core/ui/timeline-legs.tsx"
import { ChartMap } from "#illustrations/chart-map/chart-map.tsx"
import { formatInstant, formatLongDay } from "#platform/time.ts"
import { Badge } from "#ui/elements/badge.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { CancellationRule } from "./cancellation-rule.tsx"
import { FlightPageAside } from "./flight-page-aside.tsx"
import {
  FlightHead,
  GoodToKnow,
  OtherFlights,
  PilotAndPlane,
  PilotMoments,
  ReportFlight,
  ReviewsOfFlight,
  ReviewsOfPilot,
} from "./flight-page-parts.tsx"
import type { LoadedDated } from "./load-flight.ts"
import { OneWayBadge, OneWayNotice } from "./one-way-notice.tsx"
import { OwnBookingCard } from "./own-booking-card.tsx"
import { PilotSummary } from "./pilot-summary.tsx"

/** Of these nobody pays a share any more, so there is no bill to explain. */
const WITHOUT_PRICE: readonly FlightState[] = ["flown", "past", "under_way", "unflown", "cancelled"]

// on phones it stands far below
const TO_WAITLIST = { label: "Zur Warteliste", href: "#warteliste" }

/** A flight with a date, whatever has become of it. */
export function FlightPage(loaded: LoadedDated & { refused?: RefusedHold | undefined }) {
  const {
    flight,
    map,
    rating,
    answers,
    kept,
    reviewsOfFlight,
    moments,
    isOwn,
    words,
    facts,
    legs,
    aside,
    waitlist,
    ownBooking,
    promise,
    refused,
  } = loaded
  const offer = waitlist?.own?.offer
  // whoever comes along waits for no seat
  const isForOthers = ownBooking && flight.state === "full"
  const notice = offer
    ? formatOffer(offer, flight.timeZone)
    : isForOthers
      ? undefined
      : words.notice
  const action = notice?.action ?? (waitlist && !ownBooking && TO_WAITLIST)
  const hasPrice = !WITHOUT_PRICE.includes(flight.state)
  const isOneWay = flight.kind === "one_way"
  const beside = (
    <aside
      aria-label={aside || ownBooking ? "Wie es weitergeht" : "Buchen"}
      className="lg:sticky lg:top-6 lg:col-start-2 lg:row-start-1 lg:self-start"
    >
      {ownBooking ? (
        <OwnBookingCard
          booking={ownBooking}
          flightId={flight.id}
          pilotName={flight.pilot.firstName}
          isAhead={hasPrice}
        />
      ) : aside ? (
        <FlightPageAside {...loaded} aside={aside} />
      ) : (
        <>
          {waitlist?.own && <WaitlistCard view={waitlist} />}
          {!waitlist?.own?.offer && (
            <BookingCard
              flight={flight}
              promise={promise}
              held={words.held}
              isOwn={isOwn}
              refused={refused}
            />
          )}
        </>
      )}
      {!isOwn && <ReportFlight id={flight.id} />}
    </aside>
  )
  return (
    <div className="mx-auto max-w-page px-gutter pt-6 pb-28 lg:pb-section">
      <FlightGallery flight={flight} />
      <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_23.75rem]">
        {/* on phones the pass of who comes along stands first, also for a screen reader */}
        {ownBooking && beside}
        <div className="min-w-0 lg:col-start-1 lg:row-start-1">
          <FlightHead
            flight={flight}
            badges={[
              flight.isInstantBooking && !aside && (
                <Badge tone="info" icon={Zap}>
                  Sofort buchbar
                </Badge>
              ),
              !isForOthers && (
                <Badge key="state" tone={words.badge.tone}>
                  {words.badge.label}
                </Badge>
              ),
              isOneWay ? (
                <OneWayBadge key="kind" />
              ) : (
                <Badge key="kind">{FLIGHT_KIND_LABELS[flight.kind]}</Badge>
              ),
            ].filter((shown) => shown !== false)}
          >
            {formatLongDay(new Date(flight.departsAt), flight.timeZone)}
            {!flight.pilot.isDeleted && ` · mit ${flight.pilot.name}`}
            {flight.plane && ` in einer ${flight.plane.model}`}
          </FlightHead>
          {notice && (
            <div className="mt-6">
              <Notice
                tone={notice.tone}
                title={notice.title}
                isStacked
                action={action && <TextLink href={action.href}>{action.label}</TextLink>}
              >
                {notice.text}
              </Notice>
            </div>
          )}
          <PilotSummary {...loaded} />
          {isOneWay && hasPrice && (
            <div className="mt-6">
              <OneWayNotice {...flight} />
            </div>
          )}
          <div className="mt-6">
            <FlightPanel label="Flugdaten" cells={facts} />
          </div>
          {flight.description && (
            <p className="mt-8 max-w-text text-lead whitespace-pre-line">{flight.description}</p>
          )}
          <section aria-labelledby="route" className="mt-12">
            <h2 id="route" className="text-h2">
              Die Route
            </h2>
            <div className="mt-5 grid gap-8 md:grid-cols-[380px_minmax(0,1fr)]">
              <ChartMap svg={map} className="overflow-hidden rounded-panel border border-line" />
              <TimelineLegs legs={legs} />
            </div>
          </section>
          <ReviewsOfFlight reviews={reviewsOfFlight} pilot={flight.pilot} />
          {hasPrice && (
            <section aria-labelledby="kosten" className="mt-14">
              <h2 id="kosten" className="mb-5 text-h2">
                Was der Flug kostet
              </h2>
              <CostPanel flight={flight} />
            </section>
          )}
          <PilotAndPlane flight={flight} rating={rating} answers={answers} kept={kept} />
          <PilotMoments moments={moments} />
          {hasPrice && <CancellationRule terms={loaded.terms} />}
          {hasPrice && <GoodToKnow pilot={flight.pilot} />}
          <ReviewsOfPilot {...loaded} />
        </div>
        {!ownBooking && beside}
      </div>
      <OtherFlights {...loaded} />
    </div>
  )
}

/** What a full flight says to whom the waitlist holds a seat of it. */
function formatOffer({ until, path }: { until: string; path: string }, timeZone: string) {
  return {
    tone: "ok",
    title: "Für dich ist etwas frei.",
    text: `Bis ${formatInstant(new Date(until), timeZone)} ist es für dich gehalten, danach sind die Nächsten auf der Liste dran.`,
    action: { label: "Jetzt buchen", href: path },
  } as const
}
