import { Zap } from "lucide"
import type { RefusedHold } from "#features/bookings/checkout/checkout-view.ts"
import { BookingCard } from "#features/bookings/checkout/ui/booking-card.tsx"
import { FLIGHT_KIND_LABELS } from "#features/flights/core/flight.ts"
import type { FlightState } from "#features/flights/core/flight-state.ts"
import { FlightGallery } from "#features/flights/core/ui/flight-gallery.tsx"
import { formatInstant, formatLongDay } from "#platform/time.ts"
import { Badge } from "#ui/elements/badge.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { LazySection, sectionFrom } from "#ui/loading/lazy-section.tsx"
import { FlightHead } from "./flight-head.tsx"
import type { LoadedDated } from "./load-flight.ts"
import { OneWayBadge } from "./one-way-badge.tsx"

/** Of these nobody pays a share any more, so there is no bill to explain. */
const WITHOUT_PRICE: readonly FlightState[] = ["flown", "past", "under_way", "unflown", "cancelled"]

// on phones it stands far below
const TO_WAITLIST = { label: "Zur Warteliste", href: "#warteliste" }

const body = sectionFrom(() => import("./flight-body.tsx").then((module) => module.FlightBody), {
  isOnEach: true,
})
const otherFlights = sectionFrom(
  () => import("./flight-page-parts.tsx").then((module) => module.OtherFlights),
  { isOnEach: true },
)
// each of these is beside few flights
const ownBookingCard = sectionFrom(() =>
  import("./own-booking-card.tsx").then((module) => module.OwnBookingCard),
)
const pageAside = sectionFrom(() =>
  import("./flight-page-aside.tsx").then((module) => module.FlightPageAside),
)
const reportFlight = sectionFrom(
  () => import("./report-flight.tsx").then((module) => module.ReportFlight),
  { isOnEach: true },
)
const waitlistCard = sectionFrom(() =>
  import("#features/bookings/holds/ui/waitlist-card.tsx").then((module) => module.WaitlistCard),
)

/** A flight with a date, whatever has become of it. */
export function FlightPage(loaded: LoadedDated & { refused?: RefusedHold | undefined }) {
  const { flight, isOwn, words, aside, waitlist, ownBooking, promise, refused } = loaded
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
        <LazySection
          section={ownBookingCard}
          given={{
            booking: ownBooking,
            flightId: flight.id,
            pilotName: flight.pilot.firstName,
            isAhead: hasPrice,
          }}
        />
      ) : aside ? (
        <LazySection section={pageAside} given={{ ...loaded, aside }} />
      ) : (
        <>
          {waitlist?.own && <LazySection section={waitlistCard} given={{ view: waitlist }} />}
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
      {!isOwn && <LazySection section={reportFlight} given={{ id: flight.id }} />}
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
          <LazySection section={body} given={{ ...loaded, hasPrice }} />
        </div>
        {!ownBooking && beside}
      </div>
      <LazySection section={otherFlights} given={loaded} />
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
