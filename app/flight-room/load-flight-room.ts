import { findBookingMoney } from "#features/accounting/server/find-booking-money.ts"
import { listConversationsAbout } from "#features/chat/core/server/list-conversations.ts"
import { findChecklistNow } from "#features/checklists/server/find-checklist-now.ts"
import { getBookingsOnFlight, getPilotFlight } from "#features/cockpit/server/cockpit-overview.ts"
import { findTravel } from "#features/flight-day/server/find-travel.ts"
import { dayCommands, getFlightDay } from "#features/flight-day/server/get-flight-day.ts"
import { findCompany } from "#features/flight-room/server/find-company.ts"
import { findOwnConversation } from "#features/flight-room/server/find-own-conversation.ts"
import { listGuestDocuments } from "#features/flight-room/server/list-guest-documents.ts"
import { listHistory } from "#features/flight-room/server/list-history.ts"
import { listPilotDocuments } from "#features/flight-room/server/list-pilot-documents.ts"
import { loadBriefing } from "#features/flight-room/server/load-briefing.ts"
import {
  type FlightDetail,
  findFlightDetail,
} from "#features/flights/core/server/flights-queries.ts"
import { getFlugfitOfFlight } from "#features/flights/core/server/flugfit-of-flight.ts"
import { mapOfFlight } from "#features/flights/core/server/map-of-flight.ts"
import { viewOfFlight } from "#features/flights/core/server/view-of-flight.ts"
import { routeLegs } from "#features/flights/core/ui/route-legs.ts"
import {
  listDraftOverviews,
  listPilotOffers,
} from "#features/flights/offers/server/pilot-offers.ts"
import { findAlbumSummary } from "#features/memories/server/load-album.ts"
import { daylight } from "#features/places/daylight.ts"
import { checkPayload, loadAircraft } from "#features/planes/mass-and-balance.ts"
import { findLoading } from "#features/planes/seating.ts"
import { getOwnPlane } from "#features/planes/server/planes-queries.ts"
import { findRoomReviews } from "#features/reviews/server/review-page.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"

/** What a flight's room shows to this person; undefined: they have no place in it. */
export async function loadFlightRoom(db: Db, user: UserActor, flightId: number) {
  const detail = await findFlightDetail(db, flightId)
  if (!detail) return undefined
  return detail.flight.pilotId === user.userId
    ? loadPilotRoom(db, user, detail)
    : loadGuestRoom(db, user, detail)
}

export type PilotRoom = NonNullable<Awaited<ReturnType<typeof loadPilotRoom>>>
export type GuestRoom = NonNullable<Awaited<ReturnType<typeof loadGuestRoom>>>

/** Who is in the room. */
export interface Owner {
  userId: number
  firstName: string
}

async function loadPilotRoom(db: Db, pilot: UserActor, detail: FlightDetail) {
  const { flight, plane } = detail
  const { id: flightId, status } = flight
  const [found, common, flugfit, offers, drafts, ownPlane, conversations, documents, reviews] =
    await Promise.all([
      getPilotFlight(db, pilot, flightId),
      loadCommon(db, pilot, detail),
      getFlugfitOfFlight(db, detail),
      listPilotOffers(db, pilot.userId),
      listDraftOverviews(db, pilot.userId),
      plane ? getOwnPlane(db, pilot.userId, plane.id) : null,
      listConversationsAbout(db, pilot.userId, flightId),
      listPilotDocuments(db, { flightId, pilotId: pilot.userId, status, plane }),
      findRoomReviews(db, pilot, flightId),
    ])
  if (!found) return undefined
  return {
    role: "pilot" as const,
    ...common,
    commands: dayCommands(detail, pilot),
    ...found,
    flugfit,
    conversations,
    documents,
    reviews,
    offer: offers.find(({ id, isSeries }) => id === flightId && !isSeries) ?? null,
    draft: drafts.find((draft) => draft.flightId === flightId),
    loading: ownPlane && loadingOf(ownPlane, found.flight),
    briefing: await loadBriefing(db, detail),
  }
}

type OwnPlane = Awaited<ReturnType<typeof getOwnPlane>>
type PilotFlight = NonNullable<Awaited<ReturnType<typeof getPilotFlight>>>["flight"]

function loadingOf(plane: OwnPlane, { load, durationMinutes }: PilotFlight) {
  const guests = load.parties.flatMap(({ people }) =>
    people.map(({ weightKg, luggageKg }) => {
      return { weightKg: weightKg ?? 0, luggageKg: luggageKg ?? 0 }
    }),
  )
  const { balance, payloadKg } = plane.details
  const loading = findLoading(plane.details, durationMinutes, guests)
  return {
    plane,
    loaded: balance && loading ? loadAircraft(balance, loading) : null,
    payload: checkPayload(
      payloadKg,
      guests.map(({ weightKg, luggageKg }) => weightKg + luggageKg),
    ),
  }
}

async function loadGuestRoom(db: Db, guest: UserActor, detail: FlightDetail) {
  const { userId } = guest
  const { id: flightId } = detail.flight
  const bookings = await getBookingsOnFlight(db, guest, flightId)
  const [booking] = bookings
  if (!booking) return undefined
  const [common, company, conversation, documents, money, travel, reviews] = await Promise.all([
    loadCommon(db, guest, detail),
    findCompany(db, flightId, userId),
    findOwnConversation(db, userId, flightId),
    listGuestDocuments(db, { flightId, passengerId: userId }, bookings),
    findBookingMoney(db, booking),
    findTravel(db, booking),
    findRoomReviews(db, guest, flightId),
  ])
  return {
    role: "guest" as const,
    ...common,
    company,
    conversation,
    documents,
    money,
    travel,
    reviews,
    isTrial: env().PAYMENTS === "trial",
    route: { ...common.route, meetingPoint: booking.meetingPoint },
    bookings,
    pilot: {
      id: detail.pilot.id,
      name: detail.pilot.name,
      isDeleted: detail.pilot.isDeleted,
    },
    flight: {
      ...booking.flight,
      status: detail.flight.status,
      registration: detail.plane?.registration ?? null,
    },
  }
}

async function loadCommon(db: Db, user: UserActor, detail: FlightDetail) {
  const { userId } = user
  const { flight, departure, destination, pilot } = detail
  const isPilot = pilot.id === userId
  const [map, day, history, checklist, album] = await Promise.all([
    mapOfFlight(db, detail),
    getFlightDay(db, detail),
    listHistory(db, { flightId: flight.id, userId, isPilot }),
    findChecklistNow(db, userId, flight),
    findAlbumSummary(db, user, flight.id),
  ])
  const isRound = departure.id === destination.id
  return {
    now: clock.now().toISOString(),
    day,
    history,
    checklist,
    album,
    route: {
      map,
      legs: routeLegs(viewOfFlight(detail)),
      departure: { name: departure.name, lat: departure.lat, lng: departure.lng },
      daylight: (isRound ? [departure] : [departure, destination]).map((place) => ({
        place: place.name,
        hours: daylight(flight.departsAt, place, place.timeZone),
      })),
      meetingPoint: flight.meetingPoint,
    },
  }
}
