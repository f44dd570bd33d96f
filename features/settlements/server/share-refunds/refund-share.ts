import { z } from "zod"
import type { RequestedAnswer } from "#features/approvals/approval-schemas.ts"
import type { ApprovalKind } from "#features/approvals/server/approval-kind.ts"
import { requestApproval } from "#features/approvals/server/request-approval.ts"
import { cutBookingPrice } from "#features/bookings/core/server/cut-booking-price.ts"
import { lockBookingWithFlight } from "#features/bookings/core/server/lock-booking.ts"
import { refuseSplit } from "#features/bookings/office/part-refund.ts"
import { recordIntervention } from "#features/bookings/office/server/record-intervention.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError, fieldError } from "#platform/errors.ts"
import { rowId } from "#platform/id-input.ts"
import { formatEuro } from "#platform/money.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import {
  NOT_ALL_COLLECTED,
  refuseShareCut,
  type ShareRefundInput,
  shareRefundNeedsSecondPerson,
  shareRefundOf,
  whyNoShareRefund,
} from "../../share-refund.ts"
import { findPart, lockPart } from "../lock-part.ts"
import { restateParts } from "../restate-parts.ts"
import { previewShareRefund } from "./preview-share-refund.ts"
import { shareRefundsTable } from "./share-refunds-table.ts"

/** A part of a stated share has gone back at the pilot's cost. */
export const SHARE_REFUNDED = "booking.share_refunded"

const payload = z.object({
  bookingId: rowId,
  guestId: rowId.nullable(),
  cutCents: z.int().positive(),
  moreCents: z.int().positive(),
  shownRefundCents: z.int().nonnegative(),
  shownShareCents: z.int().nonnegative(),
  toCardCents: z.int().nonnegative().optional(),
  words: z.string(),
})

type AgreedRefund = z.output<typeof payload>

/** So much that a second person has to agree. */
export const shareRefundKind: ApprovalKind<AgreedRefund> = {
  name: "share-refund",
  right: "bookings.refund",
  payload,
  about: ({ bookingId, guestId }) => ({ target: String(bookingId), subjectId: guestId }),
  async preview(_, { bookingId, moreCents, cutCents, shownShareCents, shownRefundCents }) {
    return {
      title: `Erstattung zulasten der Pilotenseite für Buchung ${bookingId}`,
      lines: [
        { term: "Zusätzlich an den Gast", description: formatEuro(moreCents) },
        { term: "Je Platz weniger Anteil", description: formatEuro(cutCents) },
        { term: "Geht gleich zurück", description: formatEuro(shownRefundCents) },
        { term: "Pilotenseite bekam bisher", description: formatEuro(shownShareCents) },
      ],
    }
  },
  execute: (tx, { requester }, { guestId: _, moreCents: __, ...agreed }) =>
    refund(tx, requester, { ...agreed, hasConsent: true }),
}

interface Refunded {
  refundCents: number
  /** Where it waits for a second person. */
  requested: RequestedAnswer | null
}

/**
 * The back office gives back a part of a share that was stated and is not its pilot's yet. The price of the seats
 * falls and the costs are divided anew: nobody else's share changes, the pilot carries the difference. Whoever
 * asks twice finds another share and is refused.
 */
export function refundShare(
  db: Db,
  admin: UserActor,
  input: ShareRefundInput & { bookingId: number },
): Promise<Refunded> {
  return inTransaction(db, (tx) => refund(tx, admin, { ...input, hasConsent: false }))
}

type Wanted = ShareRefundInput & {
  bookingId: number
  /** Of a second person, who has seen what it does. */
  hasConsent: boolean
}

async function refund(tx: Db, admin: UserActor, wanted: Wanted): Promise<Refunded> {
  const { bookingId, cutCents, toCardCents, words } = wanted
  const { booking, flight } = await lockBookingWithFlight(tx, bookingId)
  const preview = await previewShareRefund(tx, { booking, flight })
  if (!preview) throw noShareRefund(await sayWhyNot(tx, { booking, flight }))
  if (preview.shareCents !== wanted.shownShareCents) throw shareHasChanged(preview)
  const refusal = refuseShareCut(preview, cutCents)
  if (refusal) throw fieldError("cut-too-deep", "cutCents", refusal)
  const planned = shareRefundOf(preview, cutCents)
  const { more, now, seatPriceCents, pilotCents } = planned
  if (now.totalCents !== wanted.shownRefundCents) throw refundHasChanged(now.totalCents)
  const noSplit = refuseSplit(preview, now.totalCents, toCardCents)
  if (noSplit) throw fieldError("split-refused", "toCardCents", noSplit)
  if (!wanted.hasConsent && shareRefundNeedsSecondPerson(preview, planned)) {
    const { hasConsent: _, ...asked } = wanted
    const request = await requestApproval(tx, shareRefundKind, {
      actor: admin,
      payload: { ...asked, guestId: booking.passengerId, moreCents: more.totalCents },
      reason: words,
    })
    const executesAt = request.executesAt?.toISOString() ?? null
    return { refundCents: 0, requested: { approvalId: request.id, executesAt } }
  }
  const { outcome } = await lockPart(tx, bookingId)
  const eventId = await cutBookingPrice(tx, booking, seatPriceCents, {
    actor: admin,
    role: "admin",
    kind: SHARE_REFUNDED,
    toCardCents,
  })
  await restateParts(tx, flight.id, { bookingId, outcome })
  const restated = await lockPart(tx, bookingId)
  if (restated.shareCents !== pilotCents) {
    throw new Error(`booking ${bookingId} was to carry ${pilotCents}, not ${restated.shareCents}`)
  }
  await tx.insert(shareRefundsTable).values({
    bookingId,
    eventId,
    shareCents: more.shareCents,
    feeCents: more.feeCents,
    words,
    madeBy: admin.userId,
    madeAt: clock.now(),
  })
  await recordIntervention(tx, admin, {
    bookingId,
    kind: "booking.refunded_by_office",
    reason: words,
    data: { flightId: flight.id, cutCents },
  })
  return { refundCents: now.totalCents, requested: null }
}

async function sayWhyNot(
  tx: Db,
  { booking, flight }: Awaited<ReturnType<typeof lockBookingWithFlight>>,
): Promise<string> {
  const part = await findPart(tx, booking.id)
  return whyNoShareRefund(booking, flight, part ?? null) ?? NOT_ALL_COLLECTED
}

function noShareRefund(sentence: string): DomainError {
  return new DomainError("no-share-refund", "invalid", sentence)
}

function shareHasChanged({ shareCents }: { shareCents: number }): DomainError {
  return new DomainError(
    "share-has-changed",
    "invalid",
    `Die Pilotenseite bekommt inzwischen ${formatEuro(shareCents)}. Lade die Seite neu und sieh nach, ob das deine Erstattung war.`,
  )
}

function refundHasChanged(cents: number): DomainError {
  return new DomainError(
    "refund-has-changed",
    "invalid",
    `Inzwischen wären es ${formatEuro(cents)}. Erstattet ist noch nichts: Lade die Seite neu.`,
  )
}
