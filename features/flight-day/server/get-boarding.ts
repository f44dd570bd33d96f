import { and, asc, eq } from "drizzle-orm"
import {
  bookingsTable as bookings,
  bookingPeopleTable as people,
} from "#features/bookings/core/server/bookings-tables.ts"
import type { FlightDetail } from "#features/flights/core/server/flights-queries.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { publicName } from "#features/users/core/user.ts"
import type { Db } from "#platform/server/db.ts"
import type { BoardingList, ExpectedParty } from "../boarding-view.ts"
import { noShowFrom } from "../day-steps.ts"
import { loadVerdict } from "../load-verdict.ts"
import { listBoardingTicks } from "./change-boarding.ts"
import { passToken } from "./pass-token.ts"

/** Who is expected on a flight and who has come, for its pilot. */
export async function getBoarding(
  db: Db,
  { flight, plane }: Pick<FlightDetail, "flight" | "plane">,
): Promise<BoardingList> {
  const [parties, ticks] = await Promise.all([
    listParties(db, flight.id),
    listBoardingTicks(db, flight.id),
  ])
  const guests = parties.flatMap((party) =>
    party.people.map(({ weightKg, luggageKg }) => {
      return { weightKg: weightKg ?? 0, luggageKg: luggageKg ?? 0 }
    }),
  )
  return {
    parties,
    ticks,
    missingFrom: noShowFrom(flight).toISOString(),
    load: plane ? loadVerdict(plane, flight.durationMinutes, guests) : null,
  }
}

async function listParties(db: Db, flightId: number): Promise<ExpectedParty[]> {
  const rows = await db
    .select({
      bookingId: bookings.id,
      position: people.position,
      name: people.name,
      isMinor: people.isMinor,
      weightKg: people.weightKg,
      luggageKg: people.luggageKg,
      firstName: usersTable.firstName,
      lastName: usersTable.lastName,
    })
    .from(bookings)
    .innerJoin(people, eq(people.bookingId, bookings.id))
    .innerJoin(usersTable, eq(usersTable.id, bookings.passengerId))
    .where(and(eq(bookings.flightId, flightId), eq(bookings.status, "confirmed")))
    .orderBy(asc(bookings.id), asc(people.position))
  const parties = new Map<number, ExpectedParty>()
  for (const { firstName, lastName, ...person } of rows) {
    const { bookingId } = person
    const party = parties.get(bookingId) ?? {
      bookingId,
      name: publicName({ firstName, lastName }),
      token: passToken({ bookingId, flightId }),
      people: [],
    }
    party.people.push(person)
    parties.set(bookingId, party)
  }
  return [...parties.values()]
}
