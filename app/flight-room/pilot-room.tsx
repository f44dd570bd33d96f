import { Users } from "lucide"
import { cancelFlightPath } from "#features/bookings/cancellation/cancel-paths.ts"
import { formatLoadRoomCalculation } from "#features/bookings/core/format-load.ts"
import { AskLink } from "#features/chat/ui/ask-link.tsx"
import { checklistPath } from "#features/checklists/checklist.ts"
import { CockpitFlightHead } from "#features/cockpit/ui/cockpit-flight-head.tsx"
import { CockpitGuests } from "#features/cockpit/ui/cockpit-guests.tsx"
import { CockpitLoadBadge } from "#features/cockpit/ui/cockpit-load-badge.tsx"
import { LateCancellationList } from "#features/cockpit/ui/late-cancellation-list.tsx"
import { RequestList } from "#features/cockpit/ui/request-list.tsx"
import { DayCard } from "#features/flight-day/ui/day-card.tsx"
import { GoCard } from "#features/flight-day/ui/go-card.tsx"
import { pilotStep } from "#features/flight-room/pilot-step.ts"
import { FlightHistory } from "#features/flight-room/ui/flight-history.tsx"
import { RoomLinks } from "#features/flight-room/ui/room-links.tsx"
import { RoomLoad } from "#features/flight-room/ui/room-load.tsx"
import { RoomRoute } from "#features/flight-room/ui/room-route.tsx"
import type { FlightStatus } from "#features/flights/core/flight.ts"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { DraftOfFlight } from "#features/flights/offers/ui/draft-of-flight.tsx"
import { OfferActions } from "#features/flights/offers/ui/offer-actions.tsx"
import { OFFER_BADGES } from "#features/flights/offers/ui/offer-labels.ts"
import { confirmPath } from "#features/settlements/settlement-paths.ts"
import { LANDING_LOG_PATH } from "#features/verification/landing-log-path.ts"
import { FlugfitSummary } from "#features/verification/ui/flugfit-summary.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Badge } from "#ui/elements/badge.tsx"
import { Card } from "#ui/elements/card.tsx"
import type { PilotRoom as LoadedPilotRoom } from "./load-flight-room.ts"

/** Before the landing: what is loaded and whether its pilot may fly. */
const AHEAD: readonly FlightStatus[] = ["in_review", "published", "paused", "under_way"]
const SETTLED: readonly FlightStatus[] = ["settlement_submitted", "closed"]

/** The room of a flight for who flies it. */
export function PilotRoom(loaded: LoadedPilotRoom) {
  const { flight, requests, offer, draft, flugfit, loading, route, history, day, commands } = loaded
  const now = new Date(loaded.now)
  const { load, room, status, confirmedSeats, seatsOffered } = flight
  const step = pilotStep(
    {
      id: flight.id,
      status,
      departsAt: new Date(flight.departsAt),
      timeZone: flight.timeZone,
      requests: requests.length,
      guests: confirmedSeats,
    },
    now,
  )
  const isAhead = AHEAD.includes(status)
  const isDayOfFlight =
    confirmedSeats > 0 && (commands.delay || commands.takeOff || commands.land || commands.board)
  return (
    <div className="grid gap-6">
      <CockpitFlightHead
        flight={flight}
        now={now}
        heading="h1"
        label={
          <>
            <Badge tone="info">Du fliegst</Badge>
            {offer && (
              <Badge tone={OFFER_BADGES[offer.status].tone}>
                {OFFER_BADGES[offer.status].label}
              </Badge>
            )}
            <Badge icon={Users}>
              {confirmedSeats} von {seatsOffered} {seatsOffered === 1 ? "Platz" : "Plätzen"}{" "}
              vergeben
            </Badge>
            {isAhead && room && load.parties.length > 0 && <CockpitLoadBadge room={room} />}
          </>
        }
      >
        <h2 className="mt-5 text-h3">{step.title}</h2>
        <p className="mt-1.5 max-w-text text-ui text-ink2">{step.text}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          {step.action && <ButtonLink href={step.action.href}>{step.action.label}</ButtonLink>}
          {load.parties.length > 0 && (
            <AskLink about={{ kind: "on_board", flightId: flight.id }}>An alle an Bord</AskLink>
          )}
          {(status === "published" || status === "paused") && (
            <ButtonLink href={cancelFlightPath(flight.id)} variant="text">
              Flug absagen
            </ButtonLink>
          )}
        </div>
        {offer && (
          <div className="mt-5 border-t border-line pt-2">
            {draft && <DraftOfFlight draft={draft} title={offer.title} />}
            <OfferActions offer={offer} isBeingChanged={draft !== undefined} />
          </div>
        )}
      </CockpitFlightHead>
      <RequestList requests={requests} now={now} />
      {day.go && confirmedSeats > 0 && <GoCard day={day} go={day.go} commands={commands} />}
      {isDayOfFlight && <DayCard day={day} commands={commands} />}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-6">
          <Card as="section" labelledBy="an-bord">
            <h2 id="an-bord" className="text-h3">
              Mit an Bord
            </h2>
            {load.parties.length > 0 ? (
              <div className="mt-3">
                <CockpitGuests flightId={flight.id} parties={load.parties} />
                {isAhead && room && (
                  <p className="mt-1.5 max-w-text text-small text-ink3">
                    {formatLoadRoomCalculation(room)}
                  </p>
                )}
              </div>
            ) : (
              <p className="mt-3 max-w-text text-ui text-ink2">
                {isAhead ? "Noch niemand." : "Niemand."}
              </p>
            )}
            <LateCancellationList flightId={flight.id} late={load.late} />
          </Card>
          {isAhead && loading && <RoomLoad {...loading} />}
          <RoomRoute {...route} />
        </div>
        <div className="grid gap-6">
          {isAhead && <FlugfitSummary {...flugfit} />}
          <RoomLinks
            links={[
              {
                label: "Checkliste",
                hint: "Von der Woche vorher bis nach der Landung",
                href: checklistPath(flight.id),
              },
              {
                label: "Flugseite",
                hint: "Was andere von diesem Flug sehen",
                href: flightPath(flight.id),
              },
              {
                label: "Flugbuch",
                hint: "Starts und Landungen, aus denen Flugfit rechnet",
                href: LANDING_LOG_PATH,
              },
              ...(SETTLED.includes(status)
                ? [
                    {
                      label: "Abrechnung",
                      hint: "Kosten, Anteile und Auszahlungen",
                      href: confirmPath(flight.id),
                    },
                  ]
                : []),
            ]}
          />
          <FlightHistory entries={history} timeZone={flight.timeZone} />
        </div>
      </div>
    </div>
  )
}
