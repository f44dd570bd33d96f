import { MessageCircle, Star, TicketCheck } from "lucide"
import { formatSeatCount, TAKING_PART_STATUSES } from "#features/bookings/core/booking.ts"
import { AskLink } from "#features/chat/ui/ask-link.tsx"
import { ChecklistCard } from "#features/checklists/ui/checklist-card.tsx"
import { BookingRowList } from "#features/cockpit/ui/booking-row-list.tsx"
import { BookingRowStatus } from "#features/cockpit/ui/booking-row-status.tsx"
import { CockpitFlightHead } from "#features/cockpit/ui/cockpit-flight-head.tsx"
import { DayNotices } from "#features/flight-day/ui/day-notices.tsx"
import { GoNotice } from "#features/flight-day/ui/go-notice.tsx"
import { KinLink } from "#features/flight-day/ui/kin-link.tsx"
import { FlightHistory } from "#features/flight-room/ui/flight-history.tsx"
import { RoomCards } from "#features/flight-room/ui/room-cards.tsx"
import { RoomCompany } from "#features/flight-room/ui/room-company.tsx"
import { RoomConversation } from "#features/flight-room/ui/room-conversation.tsx"
import { RoomDocuments } from "#features/flight-room/ui/room-documents.tsx"
import { RoomLinks } from "#features/flight-room/ui/room-links.tsx"
import { RoomMoney } from "#features/flight-room/ui/room-money.tsx"
import { RoomNav } from "#features/flight-room/ui/room-nav.tsx"
import { RoomRoute } from "#features/flight-room/ui/room-route.tsx"
import { AlbumCard } from "#features/memories/ui/album-card.tsx"
import { reviewPath } from "#features/reviews/review-paths.ts"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Badge } from "#ui/elements/badge.tsx"
import { guestLinks } from "./guest-links.ts"
import type { GuestRoom as LoadedGuestRoom, Owner } from "./load-flight-room.ts"
import { occurrenceLinks } from "./occurrence-links.ts"
import { reviewLinks } from "./review-links.ts"

/** The room of a flight for who comes along, or has asked to. */
export function GuestRoom(loaded: LoadedGuestRoom & { owner: Owner }) {
  const { owner, flight, bookings, pilot, company, route, history } = loaded
  const { day, travel, checklist, conversation, documents, money, isTrial } = loaded
  const now = new Date(loaded.now)
  const [booking] = bookings
  if (!booking) return null
  const takesPart = bookings.some(({ status }) => TAKING_PART_STATUSES.includes(status))
  return (
    <div className="grid gap-6">
      <CockpitFlightHead
        flight={flight}
        startsAt={day.expectedDepartsAt}
        now={now}
        heading="h1"
        label={
          <>
            {booking.status === "confirmed" && <Badge tone="info">Du fliegst mit</Badge>}
            <BookingRowStatus booking={booking} now={now} />
            <Badge>{formatSeatCount(booking.seats)}</Badge>
          </>
        }
      >
        {booking.status === "confirmed" && (
          <div className="mt-5 grid gap-3 empty:hidden">
            <GoNotice day={day} pilot={pilot.name} />
            <DayNotices day={day} />
          </div>
        )}
        <p className="mt-5 flex flex-wrap gap-3 empty:hidden">
          {loaded.reviews.toWrite > 0 && (
            <ButtonLink href={reviewPath(flight.id)} icon={Star}>
              Bewerten
            </ButtonLink>
          )}
          {travel && (
            <ButtonLink href={travel.passPath} icon={TicketCheck}>
              Bordkarte
            </ButtonLink>
          )}
          {!pilot.isDeleted &&
            (conversation ? (
              <ButtonLink href="#unterhaltung" variant="secondary" icon={MessageCircle}>
                {`Nachricht an ${pilot.name}`}
              </ButtonLink>
            ) : (
              <AskLink about={{ kind: "booking", bookingId: booking.id }}>
                {`Nachricht an ${pilot.name}`}
              </AskLink>
            ))}
        </p>
      </CockpitFlightHead>
      <RoomNav
        parts={{
          album: loaded.album !== null,
          geld: money !== null,
          "an-bord": company.own.length > 0,
          checkliste: checklist !== null,
          unterhaltung: conversation !== null,
          route: true,
          dokumente: true,
          verlauf: true,
        }}
      />
      <RoomCards>
        {loaded.album && <AlbumCard {...loaded.album} />}
        <BookingRowList
          bookings={bookings}
          title={bookings.length === 1 ? "Deine Buchung" : "Deine Buchungen"}
          now={now}
          isInRoom
        />
        {money && <RoomMoney bookingId={booking.id} money={money} isTrial={isTrial} />}
        {company.own.length > 0 && <RoomCompany pilot={pilot.name} {...company} />}
        {travel && <KinLink bookingId={booking.id} title={flight.title} {...travel.kin} />}
      </RoomCards>
      <RoomCards>
        {checklist && <ChecklistCard {...checklist} owner={owner} />}
        {conversation && (
          <RoomConversation
            userId={owner.userId}
            flightId={flight.id}
            {...conversation}
            now={now}
          />
        )}
      </RoomCards>
      <RoomRoute {...route} />
      <RoomCards>
        <RoomDocuments documents={documents} />
        <RoomLinks
          links={[
            ...guestLinks(loaded, booking),
            ...reviewLinks(flight.id, loaded.reviews),
            ...occurrenceLinks({ flight, role: takesPart ? "passenger" : null }, now),
          ]}
        />
      </RoomCards>
      <FlightHistory entries={history} timeZone={flight.timeZone} />
    </div>
  )
}
