import { Users } from "lucide"
import { cancelFlightPath } from "#features/bookings/cancellation/cancel-paths.ts"
import { AskLink } from "#features/chat/ui/ask-link.tsx"
import { ChecklistCard } from "#features/checklists/ui/checklist-card.tsx"
import { CockpitFlightHead } from "#features/cockpit/ui/cockpit-flight-head.tsx"
import { CockpitLoadBadge } from "#features/cockpit/ui/cockpit-load-badge.tsx"
import { RequestList } from "#features/cockpit/ui/request-list.tsx"
import { DayCard } from "#features/flight-day/ui/day-card.tsx"
import { GoCard } from "#features/flight-day/ui/go-card.tsx"
import { pilotStep } from "#features/flight-room/pilot-step.ts"
import { FlightHistory } from "#features/flight-room/ui/flight-history.tsx"
import { RoomCards } from "#features/flight-room/ui/room-cards.tsx"
import { RoomConversations } from "#features/flight-room/ui/room-conversations.tsx"
import { RoomDocuments } from "#features/flight-room/ui/room-documents.tsx"
import { RoomGuests } from "#features/flight-room/ui/room-guests.tsx"
import { RoomLinks } from "#features/flight-room/ui/room-links.tsx"
import { RoomLoad } from "#features/flight-room/ui/room-load.tsx"
import { RoomNav } from "#features/flight-room/ui/room-nav.tsx"
import { RoomRoute } from "#features/flight-room/ui/room-route.tsx"
import type { FlightStatus } from "#features/flights/core/flight.ts"
import { DraftOfFlight } from "#features/flights/offers/ui/draft-of-flight.tsx"
import { OFFER_BADGES } from "#features/flights/offers/ui/offer-labels.ts"
import { OfferMenuLines } from "#features/flights/offers/ui/offer-menu-lines.tsx"
import { OfferStepButton } from "#features/flights/offers/ui/offer-step-button.tsx"
import { AlbumCard } from "#features/memories/ui/album-card.tsx"
import { FlugfitSummary } from "#features/verification/ui/flugfit-summary.tsx"
import { WeatherBriefing } from "#features/weather/ui/weather-briefing.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Badge } from "#ui/elements/badge.tsx"
import { MenuLink, RowMenu } from "#ui/overlays/row-menu.tsx"
import type { PilotRoom as LoadedPilotRoom, Owner } from "./load-flight-room.ts"
import { occurrenceLinks } from "./occurrence-links.ts"
import { pilotLinks } from "./pilot-links.ts"
import { reviewLinks } from "./review-links.ts"

/** Before the landing: what is loaded and whether its pilot may fly. */
const AHEAD: readonly FlightStatus[] = ["in_review", "published", "paused", "under_way"]

/** The room of a flight for who flies it. */
export function PilotRoom(loaded: LoadedPilotRoom & { owner: Owner }) {
  const { owner, flight, requests, offer, draft, flugfit, loading, route, history } = loaded
  const { day, commands, checklist, conversations, documents } = loaded
  const now = new Date(loaded.now)
  const { load, room, status, confirmedSeats, seatsOffered } = flight
  const step = pilotStep(
    {
      id: flight.id,
      status,
      departsAt: new Date(day.expectedDepartsAt ?? flight.departsAt),
      go: day.go,
      timeZone: flight.timeZone,
      requests: requests.length,
      guests: confirmedSeats,
      toReview: loaded.reviews.toWrite,
    },
    now,
  )
  const isAhead = AHEAD.includes(status)
  const canBeCalledOff = status === "published" || status === "paused"
  const isToDecide = day.go !== null && confirmedSeats > 0
  const isDayOfFlight =
    confirmedSeats > 0 && (commands.delay || commands.takeOff || commands.land || commands.board)
  return (
    <div className="grid gap-6">
      <CockpitFlightHead
        flight={flight}
        startsAt={day.expectedDepartsAt}
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
            <AskLink about={{ kind: "on_board", flightId: flight.id }}>Nachricht an alle</AskLink>
          )}
          {(offer || canBeCalledOff) && (
            <span className="ms-auto">
              <RowMenu about={flight.title} name="flug" closesWith={status}>
                {offer && <OfferMenuLines offer={offer} isBeingChanged={draft !== undefined} />}
                {canBeCalledOff && (
                  <MenuLink to={cancelFlightPath(flight.id)}>Flug absagen</MenuLink>
                )}
              </RowMenu>
            </span>
          )}
        </div>
        {offer && (
          <>
            <div className="mt-3 empty:hidden">
              <OfferStepButton offer={offer} isBeingChanged={draft !== undefined} />
            </div>
            {draft && <DraftOfFlight draft={draft} title={offer.title} />}
          </>
        )}
      </CockpitFlightHead>
      <RoomNav
        parts={{
          "an-bord": true,
          album: loaded.album !== null,
          flugfit: isAhead,
          unterhaltung: conversations.length > 0,
          checkliste: checklist !== null,
          beladung: isAhead && loading !== null,
          route: true,
          dokumente: documents.length > 0,
          verlauf: true,
        }}
      />
      {requests.length > 0 && <RequestList requests={requests} now={now} />}
      <RoomCards>
        {isToDecide && day.go && <GoCard day={day} go={day.go} commands={commands} />}
        {isDayOfFlight && <DayCard day={day} commands={commands} />}
      </RoomCards>
      {loaded.briefing && <WeatherBriefing {...loaded.briefing} />}
      <RoomGuests flight={flight} isAhead={isAhead} />
      <RoomCards>
        {loaded.album && <AlbumCard {...loaded.album} />}
        {isAhead && <FlugfitSummary {...flugfit} />}
        <RoomConversations flightId={flight.id} conversations={conversations} now={now} />
      </RoomCards>
      {checklist && <ChecklistCard {...checklist} owner={owner} />}
      {isAhead && loading && <RoomLoad {...loading} />}
      <RoomRoute {...route} />
      <RoomCards>
        <RoomDocuments documents={documents} />
        <RoomLinks
          links={[
            ...pilotLinks(flight),
            ...reviewLinks(flight.id, loaded.reviews),
            ...occurrenceLinks({ flight, role: "pilot" }, now),
          ]}
        />
      </RoomCards>
      <FlightHistory entries={history} timeZone={flight.timeZone} />
    </div>
  )
}
