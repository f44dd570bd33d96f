import { sql } from "drizzle-orm"
import type { BookingStatus } from "#features/bookings/core/booking.ts"
import { formatSeatCount } from "#features/bookings/core/booking.ts"
import { bookingsOfPerson } from "#features/bookings/core/server/bookings-of-person.ts"
import { notSettled } from "#features/flights/server/flight-deletion-blockers.ts"
import { accounts } from "#features/ledger/ledger.ts"
import { listBalances } from "#features/ledger/server/ledger-queries.ts"
import type { DeletionBlocker } from "#features/users/core/deletion-blocker.ts"
import { clock } from "#platform/clock.ts"
import { maskContacts } from "#platform/mask-contacts.ts"
import { formatEuro } from "#platform/money.ts"
import type { Db } from "#platform/server/db.ts"
import { formatShortDay } from "#platform/time.ts"

const COCKPIT = "/de/cockpit"

/** Bookings and money that still need this person, as a guest or at the controls. */
export async function listBookingDeletionBlockers(
  db: Db,
  userId: number,
): Promise<DeletionBlocker[]> {
  const rows = await listRows(db, userId)
  const said = rows.flatMap((row) => {
    const text = row.is_pilot ? asPilot(row) : asPassenger(row)
    return text ? [{ text, path: COCKPIT }] : []
  })
  return [...said, ...(await openMoney(db, userId, rows))]
}

interface Row extends Record<string, unknown> {
  id: number
  checkout_id: number
  status: BookingStatus
  seats: number
  is_pilot: boolean
  is_held_now: boolean
  is_ordered: boolean
  title: string
  departs_at: string | null
  is_ahead: boolean
  time_zone: string
}

async function listRows(db: Db, userId: number): Promise<Row[]> {
  const now = clock.now()
  const { rows } = await db.execute<Row>(sql`
    select b.id, b.checkout_id, b.status, b.seats, f.pilot_id = ${userId} as is_pilot,
      b.hold_until > ${now} as is_held_now, c.ordered_at is not null as is_ordered,
      f.title, coalesce(f.departs_at, b.proposed_departs_at) as departs_at,
      f.departs_at > ${now} as is_ahead, f.time_zone
    from bookings b
    join flights f on f.id = b.flight_id
    join checkouts c on c.id = b.checkout_id
    where b.id in ${bookingsOfPerson(userId)}
    order by 8, b.id`)
  return rows.map((row) => ({ ...row, title: maskContacts(row.title) }))
}

function flightOf({ title, departs_at, time_zone }: Row) {
  return { title, departsAt: departs_at ? new Date(departs_at) : null, timeZone: time_zone }
}

function dayOf(row: Row): string {
  const { departsAt, timeZone } = flightOf(row)
  return departsAt ? ` am ${formatShortDay(departsAt, timeZone)}` : ""
}

const UNSETTLED: readonly BookingStatus[] = ["flown", "no_show", "disputed"]

function asPassenger(row: Row): string | undefined {
  const { status, title } = row
  if (status === "requested") return `Deine Anfrage für „${title}“${dayOf(row)} ist noch offen.`
  if (status === "held" && row.is_held_now && row.is_ordered) {
    return `Deine Bestellung für „${title}“ wartet auf die Zahlung. Ohne Zahlung verfällt sie in wenigen Minuten.`
  }
  if (status === "payment_due") return `Für „${title}“ ist deine Zahlung noch offen.`
  if (status === "rebooking_offered") return `Für „${title}“ ist dir ein neuer Termin angeboten.`
  if (status === "confirmed" && row.is_ahead) return `Du bist${dayOf(row)} auf „${title}“ gebucht.`
  if (status === "confirmed" || UNSETTLED.includes(status)) return notSettled(flightOf(row))
  return undefined
}

function asPilot(row: Row): string | undefined {
  const { status, title } = row
  if (status === "requested") {
    return `Auf deinem Flug „${title}“${dayOf(row)} wartet eine Anfrage auf deine Antwort.`
  }
  if (status === "held" && row.is_held_now) {
    return `Bei deinem Flug „${title}“ ist gerade jemand an der Kasse. Meist weißt du in einer Viertelstunde mehr.`
  }
  const isBooked = status === "payment_due" || status === "rebooking_offered"
  if (isBooked || (status === "confirmed" && row.is_ahead)) {
    const seats = row.seats === 1 ? "ist 1 Platz" : `sind ${formatSeatCount(row.seats)}`
    return `Auf deinem Flug „${title}“${dayOf(row)} ${seats} gebucht.`
  }
  if (status === "confirmed" || UNSETTLED.includes(status)) return notSettled(flightOf(row))
  return undefined
}

/** Whatever the ledger still holds of this person, also where no booking tells of it any more. */
async function openMoney(db: Db, userId: number, rows: readonly Row[]): Promise<DeletionBlocker[]> {
  const own = rows.filter((row) => !row.is_pilot && asPassenger(row) === undefined)
  const accountsOf = (row: Row) => [
    accounts.checkoutReserved(row.checkout_id),
    accounts.checkoutPaid(row.checkout_id),
    accounts.checkoutCredit(row.checkout_id),
    accounts.bookingShare(row.id),
    accounts.bookingFee(row.id),
  ]
  const payable = accounts.pilotPayable(userId)
  const balances = await listBalances(db, [payable, ...own.flatMap(accountsOf)])
  const moving = own.flatMap((row) => {
    const cents = accountsOf(row).reduce(
      (sum, { code }) => sum + Math.abs(balances.get(code) ?? 0),
      0,
    )
    if (cents === 0) return []
    return [
      {
        text: `Für „${row.title}“ ist noch Geld unterwegs: ${formatEuro(cents)}.`,
        path: "/de/cockpit/archiv",
      },
    ]
  })
  const owed = -(balances.get(payable.code) ?? 0)
  if (owed === 0) return moving
  const text = `Aus deinen Abrechnungen sind noch ${formatEuro(owed)} auszuzahlen.`
  return [...moving, { text, path: COCKPIT }]
}
