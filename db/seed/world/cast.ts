import { airportsTable } from "#features/places/server/places-tables.ts"
import { planesTable } from "#features/planes/server/planes-table.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import type { Db } from "#platform/server/db.ts"
import type { AirportRow } from "../factories/make-airport.ts"
import type { PlaneRow } from "../factories/make-plane.ts"
import type { UserRow } from "../factories/make-user.ts"
import { allPilots } from "../people/all-pilots.ts"
import { PASSENGER_EMAIL, PILOT_EMAIL } from "../people/demo-logins.ts"
import { emailOf } from "../people/email-of.ts"
import type { DemoPilot } from "../people/pilot.ts"

/** A pilot of the demo world with the rows that stand for them. */
export interface CastPilot {
  script: DemoPilot
  user: UserRow
  plane: PlaneRow
  home: AirportRow
}

/** Everybody and everything that the demo world plays with. */
export interface Cast {
  pilots: readonly CastPilot[]
  /** Those who book by themselves; the demo login books what is written for it. */
  passengers: readonly UserRow[]
  demoPassenger: UserRow | undefined
  airports: ReadonlyMap<string, AirportRow>
}

/** The cast as it stands in the database; people who have left or had to are not in it any more. */
export async function loadCast(db: Db): Promise<Cast> {
  const users = await db.select().from(usersTable).orderBy(usersTable.id)
  const planes = await db.select().from(planesTable).orderBy(planesTable.id)
  const airports = await db.select().from(airportsTable).orderBy(airportsTable.id)
  const present = users.filter((user) => user.deletedAt === null && user.blockedAt === null)
  const byEmail = new Map(present.map((user) => [user.email, user]))
  const byCode = new Map(airports.map((airport) => [airport.code, airport]))
  const pilots = allPilots.flatMap((script): CastPilot[] => {
    const user = byEmail.get(emailOf(script))
    const home = byCode.get(script.home)
    const plane = planes.find(
      ({ pilotId, registration, retiredAt }) =>
        pilotId === user?.id && registration === script.plane.registration && !retiredAt,
    )
    return user && home && plane ? [{ script, user, plane, home }] : []
  })
  const flying = new Set(pilots.map(({ user }) => user.id))
  return {
    pilots,
    passengers: present.filter(
      (user) =>
        !flying.has(user.id) &&
        !user.isAdmin &&
        user.email !== PASSENGER_EMAIL &&
        user.email.endsWith("@aufwind.example") &&
        user.firstName !== "",
    ),
    demoPassenger: byEmail.get(PASSENGER_EMAIL),
    airports: byCode,
  }
}

/** Who signs in to look at it: the demo pilot, who flies, and the demo passenger. */
export function demoLogins({ pilots, demoPassenger }: Cast): number[] {
  const pilot = pilots.find(({ user }) => user.email === PILOT_EMAIL)
  return [pilot?.user.id ?? 0, demoPassenger?.id ?? 0]
}
