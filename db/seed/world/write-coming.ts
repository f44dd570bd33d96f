import { addDays } from "#platform/days.ts"
import { days, hours } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import type { BookingDraft } from "../factories/booking-draft.ts"
import { cancelFlights } from "../factories/move-flights.ts"
import { writeBookings } from "../factories/write-bookings.ts"
import { type FlightDraft, type FlightRow, writeFlights } from "../factories/write-flights.ts"
import { PILOT_EMAIL } from "../people/demo-logins.ts"
import { fillComing } from "./fill-flights.ts"
import { opensAtOf } from "./opens-at.ts"
import { COMING_WEEK, planDays } from "./plan-days.ts"
import { bookComing } from "./scripted-bookings.ts"
import { COMING, planScripted } from "./scripted-flights.ts"
import type { Stage } from "./stage.ts"

const RECENT_MS = days(20)
/** So much of it is still news on the first day. */
const NEWS_MS = days(3)
const CANCELLED_WITHIN_MS = days(6)

/** What is ahead: published flights until a day, some of their seats taken. */
export async function writeComing(
  db: Db,
  stage: Stage,
  to: string,
): Promise<{
  flights: number
  bookings: number
  newest: readonly FlightRow[]
  scenes: ReadonlyMap<keyof typeof COMING, FlightRow | undefined>
}> {
  const scripted = planScripted(COMING, stage)
  const drawn = planDays(stage.cast, stage.roster, {
    from: addDays(stage.today, 1),
    to,
    pattern: COMING_WEEK,
    isScripted: ({ user }) => user.email === PILOT_EMAIL,
    until: stage.until,
    since: new Date(stage.until.getTime() - RECENT_MS),
  })
  const drafts = [...scripted.values(), ...drawn].toSorted(byPublishing)
  const flights = await writeFlights(db, drafts)
  const rowOf = new Map(drafts.map((draft, index) => [draft, flights[index] as FlightRow]))
  const scenes = new Map([...scripted].map(([name, draft]) => [name, rowOf.get(draft)]))
  const bookings = [
    ...bookComing(stage, scenes),
    ...fillComing(
      stage,
      drawn.flatMap((draft) => rowOf.get(draft) ?? []),
      opensAtOf(drafts, flights),
    ),
  ]
  await writeBookings(db, bookings)
  const cancelled = await cancelSome(db, stage, flights, bookings)
  const lately = new Date(stage.until.getTime() - NEWS_MS)
  const newest = flights.filter(({ publishedAt }) => publishedAt && publishedAt >= lately)
  return { flights: flights.length - cancelled, bookings: bookings.length, newest, scenes }
}

// a few pages shall show what a cancelled flight looks like
async function cancelSome(
  db: Db,
  stage: Stage,
  flights: readonly FlightRow[],
  bookings: readonly BookingDraft[],
): Promise<number> {
  const wanted = new Set(bookings.map(({ flight }) => flight.id))
  const unwanted = flights.filter(
    ({ id, departsAt }) =>
      !wanted.has(id) &&
      departsAt !== null &&
      departsAt.getTime() - stage.until.getTime() < CANCELLED_WITHIN_MS,
  )
  const at = new Date(stage.until.getTime() - hours(9))
  const chosen = unwanted.filter(({ publishedAt }) => publishedAt && publishedAt < at).slice(0, 3)
  await cancelFlights(db, chosen, { reason: "weather", at })
  return chosen.length
}

function byPublishing(one: FlightDraft, other: FlightDraft): number {
  return (one.flight.publishedAt?.getTime() ?? 0) - (other.flight.publishedAt?.getTime() ?? 0)
}
