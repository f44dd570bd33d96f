import { and, count, desc, eq, ne, type SQL, sql } from "drizzle-orm"
import {
  BOOKING_STATUS_LABELS,
  type BookingStatus,
  formatSeatCount,
} from "#features/bookings/core/booking.ts"
import { paysForId } from "#features/bookings/core/server/booking-of-checkout.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { listJoinedOrders } from "#features/bookings/core/server/orders-of-booking.ts"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { publicName } from "#features/users/core/user.ts"
import { pageOfList } from "#platform/list-address.ts"
import type { Db } from "#platform/server/db.ts"
import { formatShortDay } from "#platform/time.ts"
import { moneyOfBooking } from "../booking-money.ts"
import { type MoneyStory, STORIES_PER_PAGE } from "../money-story.ts"
import { balanceAfter, type OrderBalance } from "../order-balance.ts"
import { buildStory, formatOrderBalance } from "./build-story.ts"
import {
  accountsOfOrder,
  listMovesOfOrders,
  listRefundReasons,
  listVoucherNames,
} from "./moves-of-orders.ts"
import { listReceiptsOf } from "./receipts-queries.ts"
import { sumMoves } from "./sum-moves.ts"

interface StoryQuery {
  /** 1 based; behind the last is the last. */
  page: number
  /** One booking alone. */
  bookingId: number | null
}

interface Stories {
  stories: MoneyStory[]
  total: number
  page: number
  pageCount: number
}

// a seat that was only held moved no money
const hasMoved = sql`exists (select 1 from ledger_accounts a where a.code = any(array[
  'checkout:' || ${bookingsTable.checkoutId} || ':reserved', 'checkout:' || ${bookingsTable.checkoutId} || ':credit']))`

function ofPassenger(userId: number, bookingId: number | null): SQL | undefined {
  return and(
    eq(bookingsTable.passengerId, userId),
    // what has joined a booking is told with it
    ne(bookingsTable.status, "joined"),
    hasMoved,
    bookingId === null ? undefined : eq(bookingsTable.id, bookingId),
  )
}

/** A page of somebody's bookings with every move of their money, the newest booking first. */
export async function listBookingStories(
  db: Db,
  userId: number,
  query: StoryQuery,
): Promise<Stories> {
  const which = ofPassenger(userId, query.bookingId)
  const [counted] = await db.select({ total: count() }).from(bookingsTable).where(which)
  const total = counted?.total ?? 0
  const { page, pageCount, offset } = pageOfList(total, query.page, STORIES_PER_PAGE)
  const rows = await db
    .select({ booking: bookingsTable, flight: flightsTable, pilot: usersTable })
    .from(bookingsTable)
    .innerJoin(flightsTable, eq(flightsTable.id, bookingsTable.flightId))
    .innerJoin(usersTable, eq(usersTable.id, flightsTable.pilotId))
    .where(which)
    .orderBy(desc(bookingsTable.id))
    .limit(STORIES_PER_PAGE)
    .offset(offset)
  const bookingIds = rows.map(({ booking }) => booking.id)
  // the first order of each, and those of more seats that have joined it
  const orders = [
    ...rows.map(({ booking: { id: bookingId, checkoutId } }) => ({ bookingId, checkoutId })),
    ...(await listJoinedOrders(db, bookingIds)),
  ]
  const moves = await listMovesOfOrders(db, orders)
  const reasonOf = await listRefundReasons(
    db,
    orders.map(({ checkoutId }) => checkoutId),
  )
  const voucher = await listVoucherNames(db, [...moves.values()].flat())
  const receipts = await listReceiptsOf(db, { bookingIds, voucherIds: [] })
  const stories = rows.map(({ booking, flight, pilot: person }): MoneyStory => {
    const checkoutIds = orders
      .filter(({ bookingId }) => bookingId === booking.id)
      .map(({ checkoutId }) => checkoutId)
    const own = checkoutIds
      .flatMap((checkoutId) => moves.get(checkoutId) ?? [])
      .sort((one, other) => one.id - other.id)
    const pilot = publicName(person)
    const { departsAt, timeZone } = flight
    return {
      key: `buchung-${booking.id}`,
      title: flight.title,
      href: flightPath(flight.id),
      about: [
        ...(departsAt ? [formatShortDay(departsAt, timeZone)] : []),
        formatSeatCount(booking.seats),
        `mit ${pilot}`,
      ].join(" · "),
      status: { label: BOOKING_STATUS_LABELS[booking.status], tone: toneOf(booking.status) },
      ...moneyOfBooking(own, { status: booking.status, pilot }),
      moves: buildStory(
        own,
        {
          pilot,
          voucher,
          order: "Bezahlt für deine Bestellung",
          reason: (key) => checkoutIds.map((checkoutId) => reasonOf(checkoutId, key)).find(Boolean),
        },
        formatOrderBalance,
      ),
      receipts: receipts.filter(({ bookingId }) => bookingId === booking.id),
    }
  })
  return { stories, total, page, pageCount }
}

/** How the money of all of somebody's bookings stands together. */
export async function balanceOfBookings(db: Db, userId: number): Promise<OrderBalance> {
  const rows = await db
    .select({ checkoutId: bookingsTable.checkoutId, bookingId: paysForId(bookingsTable) })
    .from(bookingsTable)
    .where(and(eq(bookingsTable.passengerId, userId), hasMoved))
  return balanceAfter(await sumMoves(db, rows.flatMap(accountsOfOrder)))
}

function toneOf(status: BookingStatus): MoneyStory["status"]["tone"] {
  if (["requested", "payment_due", "rebooking_offered"].includes(status)) return "info"
  if (status === "confirmed" || status === "flown" || status === "settled") return "ok"
  if (status === "cancelled_by_pilot" || status === "cancelled_by_passenger") return "err"
  return "neutral"
}
