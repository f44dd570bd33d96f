import { asc, eq } from "drizzle-orm"
import { whatToBring } from "#features/bookings/core/luggage.ts"
import {
  bookingsTable as bookings,
  bookingPeopleTable as people,
} from "#features/bookings/core/server/bookings-tables.ts"
import { expectedArrival } from "#features/flights/core/flight-clock.ts"
import { findFlightSummary } from "#features/flights/core/server/flights-queries.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { drawQrCode } from "#platform/server/qr-code.ts"
import { boardingOf } from "../boarding.ts"
import {
  isGoodPass,
  meetingPointFor,
  namesFor,
  type PassReader,
  passStateOf,
} from "../boarding-pass.ts"
import type { PassView } from "../pass-view.ts"
import { listBoardingTicks } from "./change-boarding.ts"
import { getFlightDay } from "./get-flight-day.ts"
import { passUrl, verifyPassToken } from "./pass-token.ts"

/** What a token opens; undefined where nobody here has made it, or the flight has no date. */
export async function findPass(
  db: Db,
  user: UserActor | null,
  token: string,
): Promise<PassView | undefined> {
  const pass = verifyPassToken(token)
  if (!pass) return undefined
  const [booking] = await db.select().from(bookings).where(eq(bookings.id, pass.bookingId))
  const detail = await findFlightSummary(db, pass.flightId)
  if (!booking || !detail) return undefined
  const { flight, departure, pilot } = detail
  const ticks = await listBoardingTicks(db, pass.flightId)
  const rows = await db
    .select({ position: people.position, name: people.name, luggageKg: people.luggageKg })
    .from(people)
    .where(eq(people.bookingId, booking.id))
    .orderBy(asc(people.position))
  const reader = readerOf(user, { pilotId: flight.pilotId, passengerId: booking.passengerId })
  const names = namesFor(
    reader,
    rows.map(({ name }) => name),
  )
  const aboard = rows.map(({ position }, place) => ({
    position,
    name: names[place] ?? "",
    isPresent: boardingOf({ bookingId: booking.id, position }, ticks).state === "present",
  }))
  const state = passStateOf(
    {
      flightId: pass.flightId,
      booking,
      arrivesAt: expectedArrival(flight),
      areAllPresent: aboard.length > 0 && aboard.every(({ isPresent }) => isPresent),
    },
    clock.now(),
  )
  return {
    token,
    state,
    reader,
    bookingId: booking.id,
    flight: { id: flight.id, title: flight.title, durationMinutes: flight.durationMinutes },
    day: await getFlightDay(db, detail),
    departure: { name: departure.name, code: departure.code },
    meetingPoint: isGoodPass(state) ? meetingPointFor(reader, flight.meetingPoint) : "",
    pilot: pilot.name,
    people: aboard,
    bring: whatToBring(
      reader === "stranger" || reader === "other-pilot"
        ? []
        : rows.map(({ luggageKg }) => luggageKg),
    ),
    qr: drawQrCode(passUrl(token)),
  }
}

function readerOf(
  user: UserActor | null,
  { pilotId, passengerId }: { pilotId: number; passengerId: number | null },
): PassReader {
  if (user?.userId === pilotId) return "pilot"
  if (user && user.userId === passengerId) return "passenger"
  return user?.isPilot ? "other-pilot" : "stranger"
}
