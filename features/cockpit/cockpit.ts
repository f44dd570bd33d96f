import type { BookingStatus } from "#features/bookings/core/booking.ts"
import type { CancellationTerms } from "#features/bookings/core/cancellation.ts"
import type { AskedChange, ChangeState } from "#features/bookings/core/change-question.ts"
import type { LoadRoom } from "#features/bookings/core/load-room.ts"
import type { MoneySources } from "#features/bookings/core/money-sources.ts"
import type { OfferedTimes } from "#features/bookings/proposals/proposal-days.ts"
import type { FlightStatus } from "#features/flights/core/flight.ts"

/*
 * What the cockpit shows of bookings and flights: to a pilot the requests and the guests of the own
 * flights, to a passenger the own bookings. Instants are ISO text, since they travel to the browser.
 */

/** One of the people of a booking, as their pilot sees them; weights are forgotten after 30 days. */
export interface PersonOnBoard {
  name: string
  isMinor: boolean
  /** Who consents for a minor, as long as it is known. */
  guardianName: string | null
  weightKg: number | null
  luggageKg: number | null
}

/** Guests who come along on a pilot's flight, or came. */
export interface GuestParty {
  bookingId: number
  name: string
  photoId: string | null
  email: string
  /** As it is shown; null where none is given. */
  phone: string | null
  seats: number
  /** The flight is ahead, so they can still be cancelled for. */
  canCancel: boolean
  people: PersonOnBoard[]
  /** To the last change of the flight; null where there was none. */
  change: { state: ChangeState; answerBy: string; timeZone: string } | null
}

/** A guest who cancelled late, with what is kept and may still be waived. */
export interface LateCancellation {
  bookingId: number
  name: string
  photoId: string | null
  retainedCents: number
}

/** What a flight carries: confirmed guests with their luggage. */
export interface FlightLoad {
  /** What the aircraft carries beside its pilot and fuel; null without an aircraft. */
  payloadKg: number | null
  confirmedKg: number
  parties: GuestParty[]
  late: LateCancellation[]
}

/** What has come of an offer: seats of the flights that it stands for. */
export interface OfferGuests {
  seatsOffered: number
  confirmedSeats: number
  requestedSeats: number
  /** Bookings that wait for the pilot's answer. */
  requests: number
  late: LateCancellation[]
}

/** The strip of a flight, with its picture. */
export interface CockpitStrip {
  id: number
  title: string
  departsAt: string
  arrivesAt: string
  timeZone: string
  departure: { name: string; code: string }
  destination: { name: string; code: string }
  durationMinutes: number
  picture: string
}

export interface CockpitFlight extends CockpitStrip {
  status: FlightStatus
  registration: string | null
  seatsOffered: number
  confirmedSeats: number
  requestedSeats: number
  load: FlightLoad
  /** What the aircraft has room for; null without one. */
  room: LoadRoom | null
}

export interface CockpitRequest {
  id: number
  seats: number
  /** More seats for a booking of theirs that has so many; null where there is none yet. */
  seatsBefore: number | null
  shareCents: number
  message: string
  respondBy: string
  canAnswer: boolean
  /** False once the pilot has named another start. */
  canAccept: boolean
  counterDepartsAt: string | null
  /** What the offer allows, where this is a proposal. */
  offer: OfferedTimes | null
  passengerName: string
  passengerPhotoId: string | null
  people: PersonOnBoard[]
  load: FlightLoad
  /** What the aircraft has room for with this request; null without one. */
  room: LoadRoom | null
  flight: { id: number; title: string; departsAt: string; timeZone: string }
}

export interface CockpitBooking {
  id: number
  status: BookingStatus
  seats: number
  /** More seats for a booking that has so many; null for a booking itself. */
  seatsBefore: number | null
  totalCents: number
  /** Who has reserved or paid what of it, and still has it in there. */
  money: MoneySources
  respondBy: string | null
  /** It has ended because its payment was no longer authorised, or waits for another one. */
  isReservationLost: boolean
  /** It was confirmed before that. */
  wasConfirmed: boolean
  /** Until when it may be paid by another means; null where nothing is due. */
  paymentDueBy: string | null
  canWithdraw: boolean
  /** The start is only proposed, the flight does not exist yet. */
  isProposal: boolean
  /** The start that the pilot named instead. */
  counterDepartsAt: string | null
  canAcceptOtherStart: boolean
  /** null: nothing to agree to. */
  change: AskedChange | null
  /** Of a cancelled flight: the dates to choose from; empty once there is no time left. */
  newDates: { id: number; departsAt: string }[]
  rebookBy: string | null
  /** What becomes of the money if its passenger cancels now; null: that is no longer possible. */
  cancellationTerms: CancellationTerms | null
  /** Some of its seats may be given up. */
  canGiveUpSeats: boolean
  /** More seats may be ordered, as far as some are free. */
  canAddSeats: boolean
  /** They could be ordered if one were free. */
  hasNoSeatToAdd: boolean
  /** Known once the booking is confirmed. */
  pilot: { name: string; email: string | null; phone: string | null }
  meetingPoint: string
  departureName: string
  freeCancellationUntil: string
  /** A calendar file as a data address; null until the booking is confirmed. */
  calendar: string | null
  flight: CockpitStrip
}

/** What people and their luggage weigh together, as far as it is known. */
export function weightOf(people: readonly PersonOnBoard[]): number {
  return people.reduce((sum, person) => sum + (person.weightKg ?? 0) + (person.luggageKg ?? 0), 0)
}

/** What has come of several flights together. */
export function sumGuests(guests: readonly OfferGuests[]): OfferGuests {
  const sum = (of: (one: OfferGuests) => number) =>
    guests.reduce((total, one) => total + of(one), 0)
  return {
    seatsOffered: sum((one) => one.seatsOffered),
    confirmedSeats: sum((one) => one.confirmedSeats),
    requestedSeats: sum((one) => one.requestedSeats),
    requests: sum((one) => one.requests),
    late: guests.flatMap(({ late }) => late),
  }
}
