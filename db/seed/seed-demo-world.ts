import { sql } from "drizzle-orm"
import { recountAhead } from "#features/bookings/core/server/recount-unusable-seats.ts"
import { addDays, startOfDay } from "#platform/days.ts"
import { liftTimeouts } from "#platform/server/database-timeouts.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { claimDemoWorld } from "./demo-world-setting.ts"
import { writeReceipts } from "./factories/write-receipts.ts"
import { loadCast } from "./world/cast.ts"
import { findSubscribers } from "./world/find-subscribers.ts"
import { writeOffice } from "./world/office/write-office.ts"
import { proposeStart } from "./world/propose-start.ts"
import { ringBells } from "./world/ring-bells.ts"
import { type Stage, setStage } from "./world/stage.ts"
import { writeComing } from "./world/write-coming.ts"
import { writeConversations } from "./world/write-conversations.ts"
import { writeFlightRequests } from "./world/write-flight-requests.ts"
import { writeLandingLogs } from "./world/write-landings.ts"
import { writeMemories } from "./world/write-memories.ts"
import { writeOccurrences } from "./world/write-occurrences.ts"
import { writeOffers } from "./world/write-offers.ts"
import { writePast } from "./world/write-past.ts"
import { writePeople } from "./world/write-people.ts"
import { writeReports } from "./world/write-reports.ts"
import { writeSubscriptions } from "./world/write-subscriptions.ts"
import { writeVettings } from "./world/write-vettings.ts"
import { writeVouchers } from "./world/write-vouchers.ts"
import { writeWaitlist } from "./world/write-waitlist.ts"
import { writeVisits } from "./write-visits.ts"

/** The demo world reaches so far ahead. */
export const DAYS_AHEAD = 90

export interface DemoWorldCounts {
  people: number
  pilots: number
  airfields: number
  comingFlights: number
  pastFlights: number
  bookings: number
  reviews: number
}

/**
 * Loads the demo world as it looks at the beginning of `today` (ISO day in Europe/Berlin): the same
 * day gives the same rows. The places must be there. Answers nothing where there is one already.
 */
export function seedDemoWorld(
  db: Db,
  { today }: { today: string },
): Promise<DemoWorldCounts | undefined> {
  return inTransaction(db, async (tx) => {
    await liftTimeouts(tx)
    const plannedTo = addDays(today, DAYS_AHEAD)
    const world = { loadedOn: today, toppedUpOn: today, plannedTo }
    if (!(await claimDemoWorld(tx, world))) return undefined
    await writePeople(tx, today)
    const stage: Stage = setStage(await loadCast(tx), today, startOfDay(today, HOME_ZONE))
    await writeLandingLogs(tx, stage.cast, today)
    const past = await writePast(tx, stage)
    const coming = await writeComing(tx, stage, plannedTo)
    await writeOffers(tx, stage)
    await proposeStart(tx, stage)
    await writeVettings(tx, stage)
    await writeReports(tx, stage)
    await writeOccurrences(tx, stage)
    await writeMemories(tx, stage)
    await writeVouchers(tx, { from: startOfDay(today, HOME_ZONE) })
    await writeSubscriptions(tx, today)
    await writeFlightRequests(tx, stage)
    await recountAhead(tx)
    await writeWaitlist(tx, stage)
    await findSubscribers(tx, coming.newest)
    await writeVisits(tx, { since: null, until: today })
    await tx.execute(sql`select analyze_tables()`)
    const counts: DemoWorldCounts = {
      // the demo passenger and the admin stand beside the others
      people: stage.cast.passengers.length + stage.cast.pilots.length + 2,
      pilots: stage.cast.pilots.length,
      airfields: await countAirfields(tx),
      comingFlights: coming.flights,
      pastFlights: past.flights,
      bookings: past.bookings + coming.bookings,
      reviews: past.reviews,
    }
    await writeConversations(tx, stage, coming.scenes)
    await ringBells(tx, stage)
    await writeReceipts(tx)
    await writeOffice(tx, stage)
    return counts
  })
}

async function countAirfields(tx: Db): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select departure_airport_id from flights union select destination_airport_id from flights
    ) used`)
  return rows[0]?.count ?? 0
}
