import { and, eq, sql } from "drizzle-orm"
import { isOfferedWeekday } from "#features/bookings/proposals/proposal-days.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { addDays, instantAt } from "#platform/days.ts"
import { hours } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { writeBookings } from "../factories/write-bookings.ts"
import { PILOT_EMAIL } from "../people/demo-logins.ts"
import { createRandom } from "../random.ts"
import { makeParty } from "./party.ts"
import type { Stage } from "./stage.ts"

const DAYS_AHEAD = 11
const START = "13:30"

/** Always one proposal that waits for the demo pilot, for an offer without a date. */
export async function proposeStart(db: Db, stage: Stage): Promise<void> {
  const [found] = await db
    .select({ offer: flightsTable })
    .from(flightsTable)
    .innerJoin(usersTable, eq(usersTable.id, flightsTable.pilotId))
    .where(
      and(
        eq(usersTable.email, PILOT_EMAIL),
        eq(flightsTable.schedule, "flexible"),
        eq(flightsTable.status, "published"),
        sql`not exists (select 1 from bookings b where b.flight_id = ${flightsTable.id}
          and b.status = 'requested' and b.respond_by > ${stage.until})`,
      ),
    )
    .orderBy(flightsTable.id)
    .limit(1)
  const offer = found?.offer
  if (!offer?.windowTo) return
  const days = Array.from({ length: 7 }, (_, index) => addDays(stage.today, DAYS_AHEAD + index))
  const day = days.find((one) => isOfferedWeekday({ weekdays: offer.windowWeekdays }, one))
  const departsAt = day && instantAt(day, START, offer.timeZone)
  if (!day || !departsAt || day > offer.windowTo) return
  const random = createRandom(`proposal ${stage.today}`)
  const free = stage.cast.passengers.filter(({ id }) => !stage.taken.has(`${id} ${day}`))
  const passenger = random.pick(free)
  const input = { seats: 1, luggageKg: 2, isWithChild: false }
  const people = makeParty(passenger, input, random)
  stage.taken.add(`${passenger.id} ${day}`)
  await writeBookings(db, [
    {
      flight: offer,
      proposedDepartsAt: departsAt,
      passengerId: passenger.id,
      people,
      message: "An dem Tag haben wir Familienbesuch in Bonn, danach würde ich gern mit dir los.",
      outcome: "requested",
      heldAt: new Date(stage.until.getTime() - hours(random.int(3, 8))),
      key: `proposal ${stage.today}`,
    },
  ])
}
