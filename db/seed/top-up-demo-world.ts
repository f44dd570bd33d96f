import { recountAhead } from "#features/bookings/core/server/recount-unusable-seats.ts"
import { addDays, startOfDay } from "#platform/days.ts"
import { liftTimeouts } from "#platform/server/database-timeouts.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { lockDemoWorld, saveDemoWorld } from "./demo-world-setting.ts"
import { writeReceipts } from "./factories/write-receipts.ts"
import { DAYS_AHEAD } from "./seed-demo-world.ts"
import { loadCast } from "./world/cast.ts"
import { closePassed } from "./world/close-passed.ts"
import { loadStage } from "./world/load-stage.ts"
import { bookNewly } from "./world/new-bookings.ts"
import { planNewDays } from "./world/new-flights.ts"
import { proposeStart } from "./world/propose-start.ts"
import { renewPapers } from "./world/renew-papers.ts"
import { ringBells } from "./world/ring-bells.ts"
import { followNewBookings } from "./world/write-conversations.ts"
import { writeFlightRequests } from "./world/write-flight-requests.ts"
import { writeLandings } from "./world/write-landings.ts"
import { writeOffers } from "./world/write-offers.ts"
import { writeVettings } from "./world/write-vettings.ts"
import { writeVisits } from "./write-visits.ts"

export interface TopUpCounts {
  newFlights: number
  newBookings: number
  expiredFlights: number
  closedFlights: number
  reviews: number
}

/**
 * Lets the time pass that has gone by since the demo world was last seen: what lies behind `today`
 * (ISO day in Europe/Berlin) is closed, new flights appear at the far end, some seats are booked.
 * Once a day; answers nothing where there is nothing to do.
 */
export function topUpDemoWorld(
  db: Db,
  { today }: { today: string },
): Promise<TopUpCounts | undefined> {
  return inTransaction(db, async (tx) => {
    await liftTimeouts(tx)
    const world = await lockDemoWorld(tx)
    if (!world || world.toppedUpOn >= today) return undefined
    const since = startOfDay(world.toppedUpOn, HOME_ZONE)
    const stage = await loadStage(tx, await loadCast(tx), today, since)
    const passed = await closePassed(tx, stage)
    const plannedTo = addDays(today, DAYS_AHEAD)
    const newFlights = await planNewDays(tx, stage, { from: world.plannedTo, to: plannedTo })
    const newBookings = await bookNewly(tx, stage)
    await writeOffers(tx, stage)
    await proposeStart(tx, stage)
    await writeVettings(tx, stage)
    await writeFlightRequests(tx, stage)
    await renewPapers(tx, today)
    await writeLandings(tx, stage.cast, { since: world.toppedUpOn, until: today })
    await writeVisits(tx, { since: world.toppedUpOn, until: today })
    await recountAhead(tx)
    await saveDemoWorld(tx, { ...world, toppedUpOn: today, plannedTo })
    await followNewBookings(tx, stage, since)
    await ringBells(tx, stage, since)
    await writeReceipts(tx)
    return { newFlights, newBookings, ...passed }
  })
}
