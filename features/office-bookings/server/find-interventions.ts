import { asc, eq } from "drizzle-orm"
import { sourcesLeftIn } from "#features/bookings/core/server/booking-sources.ts"
import { bookingPeopleTable } from "#features/bookings/core/server/bookings-tables.ts"
import type { BookingRow } from "#features/bookings/core/server/move-booking.ts"
import { listPaidOrders } from "#features/bookings/core/server/orders-of-booking.ts"
import { canCorrect } from "#features/bookings/office/correction.ts"
import { canRebook } from "#features/bookings/office/office-rebooking.ts"
import { type PartRefundPreview, waivable } from "#features/bookings/office/part-refund.ts"
import { canCorrectPhone } from "#features/bookings/office/phone-correction.ts"
import { canSplitRefund } from "#features/bookings/office/server/can-split-refund.ts"
import { findGoodwillRoom } from "#features/bookings/office/server/goodwill-room.ts"
import { previewCancellation } from "#features/bookings/office/server/preview-cancellation.ts"
import type { FlightRow } from "#features/flights/core/server/seats.ts"
import { type RefundBearers, refundBearers } from "#features/settlements/refund-bearers.ts"
import { findPart } from "#features/settlements/server/lock-part.ts"
import { previewShareRefund } from "#features/settlements/server/share-refunds/preview-share-refund.ts"
import { NOT_ALL_COLLECTED } from "#features/settlements/share-refund.ts"
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
  const part = (await findPart(db, of.booking.id)) ?? null
  const bearers = refundBearers({ ...of, part, room })
  return {
    goodwill: bearers.platform ? room : null,
    afterStatement: part ? await findAfterStatement(db, of, bearers) : null,
    correctable: canCorrect(of.booking, of.flight, clock.now())
      ? await listCorrectable(db, of.booking.id)
      : [],
    partRefund: bearers.price ? await previewPart(db, of.booking) : null,
    waivable: waivable(of.booking, of.flight),
    cancellations: cancellations.filter((preview) => preview !== null),
    hasCorrectablePhone: canCorrectPhone(of.booking) && room.hasAccount,
    isMovable: canRebook(of.booking, of.flight, clock.now()),
  }
}

async function findAfterStatement(
  db: Db,
  of: { booking: BookingRow; flight: FlightRow },
  { pilot }: RefundBearers,
): Promise<Interventions["afterStatement"]> {
  if (pilot !== true) return { preview: null, whyNot: pilot.whyNot }
  const preview = await previewShareRefund(db, of)
  return { preview, whyNot: preview ? "" : NOT_ALL_COLLECTED }
}

async function previewPart(db: Db, booking: BookingRow): Promise<PartRefundPreview> {
  const { status, seats, seatPriceCents, feeCents, retainedShareCents, retainedFeeCents } = booking
  const { feeRatePermille, feeMinCents, feeMaxCents } = booking
  return {
    status,
    seats,
    seatPriceCents,
    feeCents,
    feeRatePermille,
    feeMinCents,
    feeMaxCents,
    retainedShareCents,
    retainedFeeCents,
    left: await sourcesLeftIn(db, booking.id),
    canSplit: await canSplitRefund(db, booking),
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
