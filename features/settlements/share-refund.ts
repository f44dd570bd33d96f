import { z } from "zod"
import type { BookingPrice, BookingStatus } from "#features/bookings/core/booking.ts"
import type { MoneySources } from "#features/bookings/core/money-sources.ts"
import { MAX_NOTE_LENGTH } from "#features/bookings/office/booking-note.ts"
import { goodwillNeedsSecondPerson } from "#features/bookings/office/goodwill.ts"
import {
  type PaidSeats,
  refundOfCut,
  type Split,
  sayPartRefundWay,
  toCardSchema,
} from "#features/bookings/office/part-refund.ts"
import type { FlightStatus } from "#features/flights/core/flight.ts"
import { formatEuro } from "#platform/money.ts"
import { lines } from "#platform/text-input.ts"

/*
 * After the costs were handed in and before the shares become the pilot's, a part of a share may still go
 * back at the pilot's cost: the guest carries less, the pilot more. It is a lower price of the seats, as
 * before the statement, so that whoever divides the costs anew finds it. What is released is the pilot's.
 */

interface StatedBooking {
  status: BookingStatus
}

interface StatedPart {
  bookedAt: Date | null
  shareCents: number
}

/** Why nothing goes back at the pilot's cost; undefined: something may. */
export function whyNoShareRefund(
  { status }: StatedBooking,
  flight: { status: FlightStatus },
  part: StatedPart | null,
): string | undefined {
  if (!part || (flight.status !== "settlement_submitted" && flight.status !== "closed")) {
    return "Es gibt noch keine Abrechnung. Bis dahin sinkt der Preis der Buchung, oder du gibst Kulanz."
  }
  if (flight.status === "closed" || part.bookedAt) {
    return "Der Anteil ist abgerechnet und für die Auszahlung freigegeben. Was einer Pilotenseite zusteht, holen wir nie zurück: Gib stattdessen Kulanz."
  }
  if (status === "disputed") {
    return "Der Gast hat einen Einwand. Entscheide erst darüber, oder gib Kulanz."
  }
  if ((status !== "flown" && status !== "no_show") || part.shareCents === 0) {
    return "Von dieser Buchung trägt der Gast keinen Anteil, der sich senken ließe. Gib stattdessen Kulanz."
  }
  return undefined
}

/** Why not where the booking would allow it. */
export const NOT_ALL_COLLECTED =
  "Von dieser Buchung ist nicht alles eingezogen, oder der Anteil ist zu klein. Gib stattdessen Kulanz."

/** Whether a part of a stated share may go back at the pilot's cost. */
export function canRefundShare(...asked: Parameters<typeof whyNoShareRefund>): boolean {
  return whyNoShareRefund(...asked) === undefined
}

/** What decides how much goes back, and what happens then. */
export interface ShareRefundPreview extends Split {
  paid: PaidSeats
  /** What each seat carries by the statement, at most what was paid for it. */
  seatShareCents: number
  /** Of the whole booking: what the statement gives to the pilot and to us. */
  shareCents: number
  feeCents: number
  /** What of our part belongs to seats that were given up late, from which nothing is taken. */
  lateFeeCents: number
  /** What was given back at the pilot's cost before. */
  refundedCents: number
  left: MoneySources
  orderCount: number
}

/** What of a booking changes if each seat carries so much less. */
interface ShareRefund {
  /** What goes back beyond what the statement gives back by itself. */
  more: BookingPrice
  /** All that goes back at once. */
  now: BookingPrice
  /** The price of a seat afterwards. */
  seatPriceCents: number
  /** What the pilot gets of the booking afterwards. */
  pilotCents: number
}

/** What happens if the stated share of each seat falls by so much. */
export function shareRefundOf(preview: ShareRefundPreview, cutCents: number): ShareRefund {
  const seatPriceCents = preview.seatShareCents - cutCents
  const { paid } = preview
  const now = refundOfCut(paid, paid.seatPriceCents - seatPriceCents)
  const feeAfter = paid.seats * paid.feeCents - now.feeCents + preview.lateFeeCents
  const shareCents = paid.seats * cutCents
  const feeCents = Math.max(0, preview.feeCents - feeAfter)
  return {
    more: { shareCents, feeCents, totalCents: shareCents + feeCents },
    now,
    seatPriceCents,
    pilotCents: preview.shareCents - shareCents,
  }
}

/** Why so much cannot go back; undefined: it can. */
export function refuseShareCut(
  { seatShareCents }: Pick<ShareRefundPreview, "seatShareCents">,
  cutCents: number,
): string | undefined {
  if (cutCents < seatShareCents) return undefined
  return `Ein Platz trägt ${formatEuro(seatShareCents)}, etwas davon bleibt. Was darüber hinausgeht, ist Kulanz.`
}

/** Whether somebody else of the back office has to agree. */
export function shareRefundNeedsSecondPerson(
  { refundedCents }: Pick<ShareRefundPreview, "refundedCents">,
  { more }: Pick<ShareRefund, "more">,
): boolean {
  return goodwillNeedsSecondPerson(refundedCents + more.totalCents)
}

export const shareRefundSchema = z.object({
  /** By how much what each seat carries falls. */
  cutCents: z
    .int("Schreib den Betrag wie 15,00.")
    .min(1, "Schreib einen Betrag, der größer als null ist."),
  /** What the page said goes back at once; never what is paid out. */
  shownRefundCents: z.int().nonnegative(),
  /** What the page said the pilot gets now: a second click finds another share. */
  shownShareCents: z.int().nonnegative(),
  toCardCents: toCardSchema,
  words: lines(MAX_NOTE_LENGTH).min(1, "Schreib, warum. Die Pilotenseite liest es."),
})

export type ShareRefundInput = z.output<typeof shareRefundSchema>

/** The call that refunds a part of a stated share. */
export function shareRefundCallPath(bookingId: number): string {
  return `/api/bookings/${bookingId}/share-refund`
}

/** What will happen, a sentence each. */
export function sayShareRefund(
  preview: ShareRefundPreview,
  cutCents: number,
  toCardCents?: number,
): string[] {
  const refund = shareRefundOf(preview, cutCents)
  const { more, now, pilotCents } = refund
  const dueCents = now.totalCents - more.totalCents
  const fee = more.feeCents === 0 ? "" : ` und ${formatEuro(more.feeCents)} Servicegebühr`
  return [
    ...(shareRefundNeedsSecondPerson(preview, refund)
      ? [
          "So viel erstattet niemand allein: Eine zweite Person muss es freigeben, solange die Abrechnung offen ist. Erst dann gilt, was hier steht.",
        ]
      : []),
    `Der Gast bekommt ${formatEuro(more.totalCents)}${dueCents === 0 ? "" : " mehr"} zurück: ${formatEuro(more.shareCents)} Kostenanteil${fee}.`,
    dueCents === 0
      ? `Sie gehen gleich, ${sayPartRefundWay(preview, now.totalCents, toCardCents)}.`
      : `Mit den ${formatEuro(dueCents)}, die nach der Abrechnung ohnehin zurückgehen, sind es ${formatEuro(now.totalCents)}. Sie gehen gleich, ${sayPartRefundWay(preview, now.totalCents, toCardCents)}.`,
    `Die Pilotenseite bekommt für diese Buchung ${formatEuro(pilotCents)} statt ${formatEuro(preview.shareCents)} und trägt ${formatEuro(more.shareCents)} mehr selbst. Sonst zahlt niemand mehr oder weniger.`,
    ...(more.feeCents === 0 ? [] : [`Die ${formatEuro(more.feeCents)} Gebühr fehlen uns.`]),
    "Beide Seiten bekommen eine Mail. Den Grund liest die Pilotenseite, dort und bei ihrer Auszahlung.",
  ]
}
