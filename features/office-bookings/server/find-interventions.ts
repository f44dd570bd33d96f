import { asc, eq } from "drizzle-orm"
import { sourcesLeftIn } from "#features/bookings/core/server/booking-sources.ts"
import { bookingPeopleTable } from "#features/bookings/core/server/bookings-tables.ts"
import type { BookingRow } from "#features/bookings/core/server/move-booking.ts"
import { listPaidOrders } from "#features/bookings/core/server/orders-of-booking.ts"
import { canCorrect } from "#features/bookings/office/correction.ts"
import { canGiveGoodwill } from "#features/bookings/office/goodwill.ts"
import {
  canRefundPart,
  type PartRefundPreview,
  waivable,
} from "#features/bookings/office/part-refund.ts"
import { findGoodwillRoom } from "#features/bookings/office/server/goodwill-room.ts"
import { previewCancellation } from "#features/bookings/office/server/preview-cancellation.ts"
import type { FlightRow } from "#features/flights/core/server/seats.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import type { Interventions } from "../booking-sheet.ts"

/** What the back office may do with a booking at this moment, and what each would do. */
export async function findInterventions(
  db: Db,
  of: { booking: BookingRow; flight: FlightRow },
): Promise<Interventions> {
  const cancellations = [
    await previewCancellation(db, of, "guest"),
    await previewCancellation(db, of, "pilot"),
  ]
  const { card: _, ...room } = await findGoodwillRoom(db, of.booking)
  return {
    goodwill: canGiveGoodwill(of.booking.status, room) ? room : null,
    correctable: canCorrect(of.booking, of.flight, clock.now())
      ? await listCorrectable(db, of.booking.id)
      : [],
    partRefund: canRefundPart(of.booking, of.flight) ? await previewPart(db, of.booking) : null,
    waivable: waivable(of.booking, of.flight),
    cancellations: cancellations.filter((preview) => preview !== null),
  }
}

async function previewPart(db: Db, booking: BookingRow): Promise<PartRefundPreview> {
  const { status, seats, seatPriceCents, feeCents, retainedShareCents, retainedFeeCents } = booking
  return {
    status,
    seats,
    seatPriceCents,
    feeCents,
    retainedShareCents,
    retainedFeeCents,
    left: await sourcesLeftIn(db, booking.id),
    orderCount: (await listPaidOrders(db, booking)).length,
  }
}

function listCorrectable(db: Db, bookingId: number): Promise<Interventions["correctable"]> {
  const { bookingId: of, position, name } = bookingPeopleTable
  return db
    .select({ position, name })
    .from(bookingPeopleTable)
    .where(eq(of, bookingId))
    .orderBy(asc(position))
}
