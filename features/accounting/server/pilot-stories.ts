import { and, desc, eq, inArray, sql } from "drizzle-orm"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { type Account, accounts } from "#features/ledger/ledger.ts"
import { listBalances } from "#features/ledger/server/ledger-queries.ts"
import { type BookedMove, listMovesOn } from "#features/ledger/server/list-moves.ts"
import { transfersTable } from "#features/payments/server/transfers-table.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { publicName } from "#features/users/core/user.ts"
import { pageOfList } from "#platform/list-address.ts"
import type { Db } from "#platform/server/db.ts"
import { formatShortDay } from "#platform/time.ts"
import { type PilotMove, type PilotStory, STORIES_PER_PAGE } from "../money-story.ts"
import { PILOT_TITLES } from "../pilot-titles.ts"

const hasMoney = sql`exists (select 1 from bookings b
  join ledger_accounts a on a.code = 'booking:' || b.id || ':share' where b.flight_id = ${flightsTable.id})`

/** A page of a pilot's flights on which guests have prepaid, the newest flight first. */
export async function listPilotStories(db: Db, pilotId: number, wanted: number) {
  const which = sql`${flightsTable.pilotId} = ${pilotId} and ${hasMoney}`
  const total = await db.$count(flightsTable, which)
  const { page, pageCount, offset } = pageOfList(total, wanted, STORIES_PER_PAGE)
  const flights = await db
    .select()
    .from(flightsTable)
    .where(which)
    .orderBy(desc(flightsTable.departsAt), desc(flightsTable.id))
    .limit(STORIES_PER_PAGE)
    .offset(offset)
  const bookings = await listGuests(
    db,
    flights.map(({ id }) => id),
  )
  const transfers = await listTransfers(
    db,
    pilotId,
    bookings.map(({ booking }) => booking.id),
  )
  const moves = await listMovesOn(db, {
    accounts: bookings.map(({ booking }) => accounts.bookingShare(booking.id)),
    about: [
      { subject: "transfer", ids: transfers.map(({ id }) => id) },
      { subject: "booking", ids: bookings.map(({ booking }) => booking.id) },
    ],
  })
  const stories = flights.map((flight): PilotStory => {
    const guests = bookings
      .filter(({ booking }) => booking.flightId === flight.id)
      .map(({ booking, guest }) => ({
        bookingId: booking.id,
        name: guest ? publicName(guest) : "",
        ...sharesOf(
          moves,
          booking.id,
          pilotId,
          transfers.flatMap(({ id, bookingId }) => (bookingId === booking.id ? [id] : [])),
        ),
      }))
      .filter((guest) => guest.moves.length > 0)
    const sum = (cents: (guest: (typeof guests)[number]) => number) =>
      guests.reduce((all, guest) => all + cents(guest), 0)
    return {
      flightId: flight.id,
      title: flight.title,
      about: flight.departsAt ? formatShortDay(flight.departsAt, flight.timeZone) : "",
      prepaidCents: sum(({ prepaidCents }) => prepaidCents),
      settledCents: sum(({ settledCents }) => settledCents),
      borneCents: sum(({ borneCents }) => borneCents),
      paidOutCents: sum(({ paidOutCents }) => paidOutCents),
      guests: guests.map(({ bookingId, name, moves: own, prepaidCents, settledCents }) => ({
        bookingId,
        name,
        shareCents: prepaidCents + settledCents,
        moves: own,
      })),
    }
  })
  return { stories, total, page, pageCount }
}

/** What guests have prepaid on unsettled flights of a pilot, and what is payable to them. */
export async function balanceOfPilot(
  db: Db,
  pilotId: number,
): Promise<{ prepaidCents: number; owedCents: number }> {
  const { rows } = await db.execute<{ cents: number }>(sql`
    select coalesce(-sum(e.amount_cents), 0)::int as cents from flights f
    join bookings b on b.flight_id = f.id
    join ledger_accounts a on a.code = 'booking:' || b.id || ':share'
    join ledger_entries e on e.account_id = a.id
    where f.pilot_id = ${pilotId}`)
  const payable = accounts.pilotPayable(pilotId)
  const owed = (await listBalances(db, [payable])).get(payable.code) ?? 0
  return { prepaidCents: rows[0]?.cents ?? 0, owedCents: 0 - owed }
}

function listGuests(db: Db, flightIds: number[]) {
  return db
    .select({ booking: bookingsTable, guest: usersTable })
    .from(bookingsTable)
    .leftJoin(usersTable, eq(usersTable.id, bookingsTable.passengerId))
    .where(inArray(bookingsTable.flightId, flightIds))
    .orderBy(bookingsTable.id)
}

function listTransfers(db: Db, pilotId: number, bookingIds: readonly number[]) {
  const { id, bookingId, payeeId } = transfersTable
  return db
    .select({ id, bookingId })
    .from(transfersTable)
    .where(and(eq(payeeId, pilotId), inArray(bookingId, [...bookingIds])))
}

/** The share of one booking: what lies for the pilot, what is theirs, what was paid out, and every step to there. */
function sharesOf(
  moves: readonly BookedMove[],
  bookingId: number,
  pilotId: number,
  transferIds: readonly number[],
) {
  const share = accounts.bookingShare(bookingId)
  const payable = accounts.pilotPayable(pilotId)
  const isOfTransfer = ({ subject, subjectId }: BookedMove) =>
    subject === "transfer" && transferIds.includes(subjectId)
  const isBorne = ({ kind, subjectId }: BookedMove) =>
    kind === "booking.dispute_borne" && subjectId === bookingId
  const own = moves.filter(
    (move) =>
      isOfTransfer(move) ||
      isBorne(move) ||
      move.lines.some(({ account }) => account.code === share.code),
  )
  const on = ({ lines }: BookedMove, { code }: Account) =>
    lines.reduce((sum, line) => (line.account.code === code ? sum - line.amountCents : sum), 0)
  const steps = own.toSorted(byMoment(isOfTransfer)).map((move): PilotMove & Step => {
    const [prepaid, theirs] = [on(move, share), on(move, payable)]
    const isTransfer = isOfTransfer(move)
    const borne = isBorne(move) ? 0 - theirs : 0
    const paidOut = isTransfer ? 0 - theirs : 0
    const settled = theirs + borne + paidOut
    return {
      id: move.id,
      at: move.at.toISOString(),
      title: PILOT_TITLES[move.kind] ?? "",
      // what becomes theirs has been theirs to expect
      cents: settled + borne + paidOut === 0 ? prepaid : settled - borne + paidOut,
      prepaid,
      settled,
      borne,
      paidOut,
    }
  })
  const sum = (which: keyof Step) => steps.reduce((all, step) => all + step[which], 0)
  return {
    prepaidCents: sum("prepaid"),
    settledCents: sum("settled"),
    borneCents: sum("borne"),
    paidOutCents: sum("paidOut"),
    moves: steps.map(({ id, at, title, cents }) => ({ id, at, title, cents })).toReversed(),
  }
}

/** Transfers of one payout are sent side by side: in the same moment the first that was ordered is the first. */
const byMoment = (isOfTransfer: (move: BookedMove) => boolean) => {
  const part = (move: BookedMove) => (isOfTransfer(move) ? move.subjectId : 0)
  return (a: BookedMove, b: BookedMove) =>
    a.at.getTime() - b.at.getTime() || part(a) - part(b) || a.id - b.id
}

interface Step {
  prepaid: number
  settled: number
  borne: number
  paidOut: number
}
