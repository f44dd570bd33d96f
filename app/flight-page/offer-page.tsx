import { CalendarRange } from "lucide"
import type { RefusedHold } from "#features/bookings/checkout/checkout-view.ts"
import { ProposalCard } from "#features/bookings/checkout/ui/proposal-card.tsx"
import { formatHours } from "#features/bookings/proposals/proposal-days.ts"
import { priceOfSeat } from "#features/flights/core/cost-sharing.ts"
import { FLIGHT_KIND_LABELS } from "#features/flights/core/flight.ts"
import { CostPanel } from "#features/flights/core/ui/cost-panel.tsx"
import { offerFacts } from "#features/flights/core/ui/flight-facts.ts"
import { FlightGallery } from "#features/flights/core/ui/flight-gallery.tsx"
import { FlightPanel } from "#features/flights/core/ui/flight-panel.tsx"
import { formatTimeWindow, formatWeekdays } from "#features/flights/core/ui/format-time-window.ts"
import { SubscriptionButton } from "#features/subscriptions/ui/subscription-button.tsx"
import { ChartMap } from "#illustrations/chart-map/chart-map.tsx"
import { formatEuro } from "#platform/money.ts"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { DescriptionList } from "#ui/charts/description-list.tsx"
import { Badge } from "#ui/elements/badge.tsx"
import { Card } from "#ui/elements/card.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { FlightHead } from "./flight-head.tsx"
import {
  GoodToKnow,
  OtherFlights,
  PilotAndPlane,
  PilotMoments,
  ReviewsOfPilot,
  searchAround,
} from "./flight-page-parts.tsx"
import type { LoadedOffer } from "./load-flight.ts"
import { PilotSummary } from "./pilot-summary.tsx"
import { ReportFlight } from "./report-flight.tsx"

type OfferPageProps = LoadedOffer & { refused?: RefusedHold | undefined }

/** An offer without a date: within a window somebody names the day, and the pilot agrees or not. */
export function OfferPage(loaded: OfferPageProps) {
  const { offer, map, rating, answers, kept, moments, isOwn } = loaded
  return (
    <div className="mx-auto max-w-page px-gutter pt-6 pb-section">
      <FlightGallery flight={offer} />
      <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_23.75rem]">
        <div className="min-w-0">
          <FlightHead
            flight={offer}
            badges={[
              <Badge key="date" tone={offer.isOpen ? "info" : "neutral"} icon={CalendarRange}>
                {offer.isOpen ? "Termin nach Absprache" : "nicht mehr offen"}
              </Badge>,
              <Badge key="kind">{FLIGHT_KIND_LABELS[offer.kind]}</Badge>,
            ]}
          >
            {formatTimeWindow(offer)}, {formatWeekdays(offer.weekdays)}
            {!offer.pilot.isDeleted && ` · mit ${offer.pilot.name}`}
          </FlightHead>
          <PilotSummary {...loaded} flight={offer} />
          {!offer.isOpen && (
            <div className="mt-6">
              <Notice title="Dieses Angebot ist gerade nicht offen." isStacked>
                Weiter unten stehen Flüge mit festem Termin, bei denen noch Plätze frei sind.
              </Notice>
            </div>
          )}
          <div className="mt-6">
            <FlightPanel label="Flugdaten" cells={offerFacts(offer)} />
          </div>
          {offer.description && (
            <p className="mt-8 max-w-text text-lead whitespace-pre-line">{offer.description}</p>
          )}
          <div className="mt-12 grid gap-x-9 gap-y-12 md:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
            <section aria-labelledby="route">
              <h2 id="route" className="mb-5 text-h2">
                Die Route
              </h2>
              <ChartMap svg={map} className="overflow-hidden rounded-panel border border-line" />
            </section>
            <section aria-labelledby="termin">
              <h2 id="termin" className="mb-5 text-h2">
                Wie der Termin entsteht
              </h2>
              <div className="grid max-w-text gap-4 text-ink2">
                <p>
                  Dieses Angebot hat noch kein Datum. Möglich ist es vom {formatTimeWindow(offer)},{" "}
                  {formatWeekdays(offer.weekdays)}.
                </p>
                <p>
                  Du schlägst Tag und Uhrzeit vor, {offer.pilot.firstName} prüft Wetter, Flugzeug
                  und Kalender und sagt zu oder nennt dir eine andere Zeit. Erst mit der Zusage
                  entsteht ein Flug, der dann eine eigene Seite und feste Plätze hat, und erst dann
                  wird abgebucht.
                </p>
              </div>
            </section>
          </div>
          <section aria-labelledby="kosten" className="mt-14">
            <h2 id="kosten" className="mb-5 text-h2">
              Was der Flug kostet
            </h2>
            <CostPanel flight={offer} />
          </section>
          <PilotAndPlane flight={offer} rating={rating} answers={answers} kept={kept} />
          <PilotMoments moments={moments} />
          <GoodToKnow pilot={offer.pilot} />
          <ReviewsOfPilot {...loaded} flight={offer} />
        </div>
        <aside aria-label="Wie es weitergeht" className="lg:sticky lg:top-6 lg:self-start">
          <OfferCard {...loaded} />
          {!isOwn && <ReportFlight id={offer.id} />}
        </aside>
      </div>
      <OtherFlights {...loaded} flight={offer} />
    </div>
  )
}

function OfferCard({ offer, watched, isOwn, today, now, refused }: OfferPageProps) {
  const { totalCents } = priceOfSeat(offer.seatPriceCents, offer.feeRule)
  return (
    <Card as="section" elevation="raised" labelledBy="preis">
      <h2 id="preis" className="font-sans text-body font-normal tracking-normal">
        <strong className="font-display text-h2 font-semibold tabular-nums">
          {formatEuro(totalCents)}
        </strong>{" "}
        pro Person
      </h2>
      <div className="mt-4">
        <DescriptionList
          entries={[
            { term: "Zeitraum", description: formatTimeWindow(offer) },
            { term: "Tage", description: formatWeekdays(offer.weekdays) },
            { term: "Start", description: formatHours(offer) },
            { term: "Plätze", description: `bis zu ${offer.freeSeats}` },
          ]}
        />
      </div>
      <div className="mt-5">
        {isOwn ? (
          <Notice title="Das ist dein Angebot." isStacked>
            Vorschläge dazu beantwortest du im Cockpit.
          </Notice>
        ) : offer.isOpen ? (
          <ProposalCard offer={offer} today={today} now={now} refused={refused} />
        ) : (
          <Notice title="Neue Termine nimmt es gerade nicht an." isStacked>
            Richte einen Suchagenten ein: Sobald ein Flug mit Datum ab {watched.address} dazukommt,
            schreiben wir dir.
          </Notice>
        )}
      </div>
      <div className="mt-5 grid gap-3">
        <SubscriptionButton
          town={watched}
          modalSize="large"
          variant={offer.isOpen && !isOwn ? "quiet" : "primary"}
        >
          Neue Flüge melden lassen
        </SubscriptionButton>
        <ButtonLink href={searchAround(watched.address)} variant="secondary" isWide>
          Flüge um {watched.address}
        </ButtonLink>
      </div>
    </Card>
  )
}
