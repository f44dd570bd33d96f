import { canGiveGoodwill, type GoodwillRoom } from "#features/bookings/office/goodwill.ts"
import { canRefundPart } from "#features/bookings/office/part-refund.ts"
import { whyNoShareRefund } from "./share-refund.ts"

/** Out of whose pocket something of a booking may go back to its guest at this moment. */
export interface RefundBearers {
  /** Before the costs are handed in nobody's: the seats cost less, and the costs are divided by that. */
  price: boolean
  /** The platform's: goodwill. */
  platform: boolean
  /** The pilot's; else why not. */
  pilot: true | { whyNot: string }
}

/** Says of one booking who may bear a part that goes back, to the page and to whoever asks later. */
export function refundBearers({
  booking,
  flight,
  part,
  room,
}: {
  booking: Parameters<typeof canRefundPart>[0]
  flight: Parameters<typeof canRefundPart>[1]
  part: Parameters<typeof whyNoShareRefund>[2]
  room: GoodwillRoom
}): RefundBearers {
  const whyNot = whyNoShareRefund(booking, flight, part)
  return {
    price: canRefundPart(booking, flight),
    platform: canGiveGoodwill(booking.status, room),
    pilot: whyNot === undefined ? true : { whyNot },
  }
}
