import { and, desc, eq, inArray, sql } from "drizzle-orm"
import { bookingsTable } from "#features/bookings/server/bookings-tables.ts"
import { flightsTable } from "#features/flights/server/flights-tables.ts"
import { accounts } from "#features/ledger/ledger.ts"
import { listBalances } from "#features/ledger/server/ledger-queries.ts"
import { type BookedMove, listMovesOn } from "#features/ledger/server/list-moves.ts"
import { type TransferRow, transfersTable } from "#features/payments/server/transfers-table.ts"
import { transferMoveKey } from "#features/payments/transfer.ts"
import { bookingOfTransfer } from "#features/settlements/payout.ts"
import { listTransferKeys } from "#features/settlements/server/transfer-keys.ts"
import { usersTable } from "#features/users/server/users-tables.ts"
import { publicName } from "#features/users/user.ts"
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
    businessKeys: transfers.flatMap(moveKeysOf),
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
          transfers.filter(({ key }) => bookingOfTransfer(key) === booking.id).flatMap(moveKeysOf),
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

/** What lies for a pilot until the settlements of all flights, and what is owed to them by now. */
export async function standOfPilot(
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
  const owed = (await listBalances(db, [payable])).get(payable) ?? 0
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

async function listTransfers(db: Db, pilotId: number, bookingIds: readonly number[]) {
  const keys = await listTransferKeys(db, bookingIds)
  return db
    .select()
    .from(transfersTable)
    .where(and(eq(transfersTable.payeeId, pilotId), inArray(transfersTable.key, keys)))
}

// every try of a transfer has its own move
function moveKeysOf({ ref, attempt }: TransferRow): string[] {
  return Array.from({ length: attempt }, (_, index) =>
    (["done", "reversed"] as const).map((what) => transferMoveKey(ref, index + 1, what)),
  ).flat()
}

/** The share of one booking: what lies for the pilot, what is theirs, what was paid out, and every step to there. */
function sharesOf(
  moves: readonly BookedMove[],
  bookingId: number,
  pilotId: number,
  transferMoves: readonly string[],
) {
  const share = accounts.bookingShare(bookingId)
  const payable = accounts.pilotPayable(pilotId)
  const own = moves.filter(
    ({ businessKey, lines }) =>
      transferMoves.includes(businessKey) || lines.some(({ account }) => account === share),
  )
  const on = ({ lines }: BookedMove, code: string) =>
    lines.reduce((sum, line) => (line.account === code ? sum - line.amountCents : sum), 0)
  const steps = own.map((move): PilotMove & Step => {
    const [prepaid, theirs] = [on(move, share), on(move, payable)]
    const isTransfer = transferMoves.includes(move.businessKey)
    const settled = isTransfer ? 0 : theirs
    const paidOut = isTransfer ? 0 - theirs : 0
    return {
      id: move.id,
      at: move.at.toISOString(),
      title: PILOT_TITLES[move.kind] ?? "",
      // what becomes theirs has been theirs to expect
      cents: settled + paidOut === 0 ? prepaid : settled + paidOut,
      prepaid,
      settled,
      paidOut,
    }
  })
  const sum = (which: keyof Step) => steps.reduce((all, step) => all + step[which], 0)
  return {
    prepaidCents: sum("prepaid"),
    settledCents: sum("settled"),
    paidOutCents: sum("paidOut"),
    moves: steps.map(({ id, at, title, cents }) => ({ id, at, title, cents })).toReversed(),
  }
}

interface Step {
  prepaid: number
  settled: number
  paidOut: number
}
