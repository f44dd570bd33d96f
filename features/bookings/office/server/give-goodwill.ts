import { eq } from "drizzle-orm"
import { z } from "zod"
import type { RequestedAnswer } from "#features/approvals/approval-schemas.ts"
import type { ApprovalKind } from "#features/approvals/server/approval-kind.ts"
import { requestApproval } from "#features/approvals/server/request-approval.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { lockBookingWithFlight } from "#features/bookings/core/server/lock-booking.ts"
import type { BookingRow } from "#features/bookings/core/server/move-booking.ts"
import { lockPayment } from "#features/payments/server/lock-payment.ts"
import { refundPayment } from "#features/payments/server/refund-payment.ts"
import {
  isAccountClosed,
  lockAccountShared,
} from "#features/users/core/server/lock-account-shared.ts"
import { issueCredit } from "#features/vouchers/server/issue-credit.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError, fieldError } from "#platform/errors.ts"
import { rowId } from "#platform/id-input.ts"
import { formatEuro } from "#platform/money.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import {
  canGiveGoodwill,
  type GoodwillInput,
  goodwillNeedsSecondPerson,
  refuseGoodwill,
} from "../goodwill.ts"
import { guestOf } from "../office-cancellation.ts"
import { creditGoodwill, fundGoodwill } from "./goodwill-moves.ts"
import { findGoodwillRoom } from "./goodwill-room.ts"
import { type GoodwillRow, goodwillsTable } from "./goodwills-table.ts"
import { recordIntervention } from "./record-intervention.ts"

export const GOODWILL_GIVEN = "booking.goodwill_given"

const payload = z.object({
  bookingId: rowId,
  guestId: rowId.nullable(),
  amountCents: z.int().positive(),
  way: z.enum(["card", "credit"]),
  reason: z.string(),
})

type AgreedGoodwill = z.output<typeof payload>

/** So much that a second person has to agree. */
export const goodwillKind: ApprovalKind<AgreedGoodwill> = {
  name: "goodwill",
  right: "bookings.goodwill",
  payload,
  about: ({ bookingId, guestId }) => ({ target: String(bookingId), subjectId: guestId }),
  async preview(db, { bookingId, guestId, amountCents, way }) {
    const { givenCents } = await findGoodwillRoom(db, { id: bookingId, passengerId: guestId })
    return {
      title: `Kulanz für Buchung ${bookingId}`,
      lines: [
        { term: "Betrag", description: formatEuro(amountCents) },
        { term: "Wohin", description: way === "card" ? "auf das Zahlungsmittel" : "als Guthaben" },
        { term: "Vorher gegeben", description: formatEuro(givenCents) },
      ],
    }
  },
  execute: (tx, { requester }, { bookingId, amountCents, way, reason }) =>
    give(tx, requester, { bookingId, amountCents, way, reason, hasConsent: true }),
}

interface Given {
  givenCents: number
  /** Where it waits for a second person. */
  requested: RequestedAnswer | null
}

/**
 * The platform gives something of its own for a booking. Its money comes to where the order's lies and leaves
 * from there, to the card as every refund does or as credit: nothing of what was paid is touched.
 */
export function giveGoodwill(
  db: Db,
  admin: UserActor,
  { bookingId, ...input }: GoodwillInput & { bookingId: number },
): Promise<Given> {
  return inTransaction(db, (tx) => give(tx, admin, { bookingId, ...input, hasConsent: false }))
}

type Wanted = Omit<GoodwillInput, "shownGivenCents"> & {
  bookingId: number
  shownGivenCents?: number
  /** Of a second person, who has seen what was given before. */
  hasConsent: boolean
}

async function give(tx: Db, admin: UserActor, wanted: Wanted): Promise<Given> {
  const { bookingId, amountCents, way, shownGivenCents, reason, hasConsent } = wanted
  if (way === "credit") await keepAccount(tx, bookingId)
  const { booking, flight } = await lockBookingWithFlight(tx, bookingId)
  const room = await findGoodwillRoom(tx, booking)
  if (shownGivenCents !== undefined && room.givenCents !== shownGivenCents) {
    throw alreadyGiven(room.givenCents)
  }
  if (!canGiveGoodwill(booking.status, room)) throw nothingToGive()
  const refusal = refuseGoodwill(wanted, room)
  if (refusal) throw fieldError("goodwill-refused", refusal.field, refusal.sentence)
  if (!hasConsent && goodwillNeedsSecondPerson(room.givenCents + amountCents)) {
    const asked = { bookingId, guestId: booking.passengerId, amountCents, way, reason }
    const request = await requestApproval(tx, goodwillKind, {
      actor: admin,
      payload: asked,
      reason,
    })
    const executesAt = request.executesAt?.toISOString() ?? null
    return { givenCents: room.givenCents, requested: { approvalId: request.id, executesAt } }
  }
  const { card } = room
  const goodwill =
    way === "card" && card
      ? await giveToCard(tx, admin, { booking, amountCents, card })
      : await giveAsCredit(tx, admin, { booking, amountCents })
  await recordIntervention(tx, admin, {
    bookingId,
    kind: GOODWILL_GIVEN,
    reason,
    data: { flightId: flight.id, goodwillId: goodwill.id, amountCents, way },
  })
  return { givenCents: room.givenCents + amountCents, requested: null }
}

interface Giving {
  booking: BookingRow
  amountCents: number
}

async function giveToCard(
  tx: Db,
  admin: UserActor,
  { booking, amountCents, card }: Giving & { card: { paymentId: number; checkoutId: number } },
): Promise<GoodwillRow> {
  await lockPayment(tx, card.paymentId)
  const goodwill = await writeGoodwill(tx, admin, {
    booking,
    amountCents,
    way: "card",
    voucherId: null,
  })
  await fundGoodwill(tx, goodwill, card.checkoutId)
  const key = `goodwill/${goodwill.id}`
  await refundPayment(tx, { paymentId: card.paymentId, amountCents, reason: "goodwill", key })
  return goodwill
}

async function giveAsCredit(
  tx: Db,
  admin: UserActor,
  { booking, amountCents }: Giving,
): Promise<GoodwillRow> {
  const guest = guestOf(booking)
  if (guest === null) throw nothingToGive()
  const by = { actor: admin, role: "admin", event: "voucher.given" } as const
  const voucherId = await issueCredit(tx, guest, amountCents, by)
  const goodwill = await writeGoodwill(tx, admin, {
    booking,
    amountCents,
    way: "credit",
    voucherId,
  })
  await fundGoodwill(tx, goodwill, booking.checkoutId)
  await creditGoodwill(tx, goodwill, { checkoutId: booking.checkoutId, voucherId })
  return goodwill
}

async function writeGoodwill(
  tx: Db,
  admin: UserActor,
  { booking, ...given }: Giving & Pick<GoodwillRow, "way" | "voucherId">,
): Promise<GoodwillRow> {
  const [goodwill] = await tx
    .insert(goodwillsTable)
    .values({ ...given, bookingId: booking.id, givenBy: admin.userId, givenAt: clock.now() })
    .returning()
  if (!goodwill) throw new Error(`the goodwill for booking ${booking.id} was not written`)
  return goodwill
}

function alreadyGiven(cents: number): DomainError {
  return new DomainError(
    "goodwill-has-changed",
    "invalid",
    `Für diese Buchung sind inzwischen ${formatEuro(cents)} als Kulanz gegeben. Lade die Seite neu und sieh nach, ob das deine waren.`,
  )
}

function nothingToGive(): DomainError {
  return new DomainError(
    "no-goodwill",
    "invalid",
    "Für diese Buchung lässt sich keine Kulanz geben.",
  )
}

// the user is locked before the flight; who is gone is refused with a sentence of its own
async function keepAccount(tx: Db, bookingId: number): Promise<void> {
  const [booking] = await tx
    .select({ passengerId: bookingsTable.passengerId })
    .from(bookingsTable)
    .where(eq(bookingsTable.id, bookingId))
  const passengerId = booking?.passengerId ?? null
  if (passengerId === null || (await isAccountClosed(tx, passengerId))) return
  await lockAccountShared(tx, passengerId)
}
