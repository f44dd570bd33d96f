import { sql } from "drizzle-orm"
import { listReceiptsOf } from "#features/accounting/server/receipts-queries.ts"
import type { CockpitBooking } from "#features/cockpit/cockpit.ts"
import { statementPdfPath } from "#features/settlements/settlement-paths.ts"
import { formatEuro } from "#platform/money.ts"
import type { Db } from "#platform/server/db.ts"
import { formatDay, formatShortDay, HOME_ZONE } from "#platform/time.ts"
import { consentDocument, type RoomDocument } from "../room-document.ts"
import { listConsents } from "./list-consents.ts"

/** The papers of a guest's bookings of one flight, as far as they exist. */
export async function listGuestDocuments(
  db: Db,
  { flightId, passengerId }: { flightId: number; passengerId: number },
  bookings: readonly CockpitBooking[],
): Promise<RoomDocument[]> {
  const bookingIds = bookings.map(({ id }) => id)
  const [consents, orders, receipts] = await Promise.all([
    listConsents(db, { flightId, passengerId }),
    listOrders(db, bookingIds),
    listReceiptsOf(db, { bookingIds, voucherIds: [] }),
  ])
  return [
    ...consents.map(consentDocument),
    {
      title: "Sicherheit",
      text: "Worin sich ein privater Flug von einem Linienflug unterscheidet",
      href: "/de/safety",
    },
    ...bookings.flatMap(({ calendar }) => (calendar === null ? [] : [calendarEntry(calendar)])),
    ...orders.flatMap(({ id, ordered_at: at, is_stated: isStated }) => [
      ...(at === null ? [] : [terms(new Date(at))]),
      ...(isStated ? [statement({ flightId, bookingId: id })] : []),
    ]),
    ...receipts.map(({ title, number, path, totalCents, issuedAt }): RoomDocument => {
      return {
        title: `${title} ${number}`,
        text: `${formatShortDay(new Date(issuedAt), HOME_ZONE)}, ${formatEuro(totalCents)}`,
        href: path,
        saveAs: `${number}.pdf`,
      }
    }),
  ]
}

interface OrderRecord extends Record<string, unknown> {
  id: number
  ordered_at: string | null
  is_stated: boolean
}

async function listOrders(db: Db, bookingIds: readonly number[]): Promise<OrderRecord[]> {
  const { rows } = await db.execute<OrderRecord>(sql`
    select b.id, c.ordered_at::text, exists (
      select from settlement_parts p join settlements s on s.flight_id = p.flight_id
      where p.booking_id = b.id and s.submitted_at is not null) as is_stated
    from bookings b join checkouts c on c.id = b.checkout_id
    where b.id = any(${sql.param(bookingIds)}::integer[]) order by b.id`)
  return rows
}

function calendarEntry(calendar: string): RoomDocument {
  return {
    title: "Kalendereintrag",
    text: "Termin und Treffpunkt für deinen Kalender",
    href: calendar,
    saveAs: "flug.ics",
  }
}

function terms(orderedAt: Date): RoomDocument {
  return {
    title: "AGB",
    text: `Gelten für deine Bestellung vom ${formatDay(orderedAt, HOME_ZONE)}`,
    href: "/de/agb",
  }
}

function statement(of: { flightId: number; bookingId: number }): RoomDocument {
  return {
    title: "Abrechnung",
    text: "Was der Flug gekostet hat und was du davon trägst",
    href: statementPdfPath(of),
    saveAs: `Abrechnung-${of.bookingId}.pdf`,
  }
}
