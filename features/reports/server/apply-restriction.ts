import { blockAtOnce } from "#features/account-blocks/server/block-account.ts"
import { endBookingsOfFlight } from "#features/bookings/cancellation/server/end-bookings-of-flight.ts"
import { hideMessage, showMessage } from "#features/chat/core/server/hide-message.ts"
import { blockFlight } from "#features/flights/pausing/server/block-flight.ts"
import { unblockFlight } from "#features/flights/pausing/server/unblock-flight.ts"
import { hideMemory, unhideMemory } from "#features/memories/server/hide-memory.ts"
import { hideReply, showReply } from "#features/reviews/server/hide-reply.ts"
import { hideReview, showReview } from "#features/reviews/server/hide-review.ts"
import type { Ground } from "#features/users/office/restriction.ts"
import type { Statement } from "#features/users/office/restriction-schemas.ts"
import { GROUND_MISSING, PROVISION_MISSING } from "#features/users/office/restriction-schemas.ts"
import type { RestrictionRow } from "#features/users/office/server/restrictions-table.ts"
import { unblockUser } from "#features/users/office/server/unblock-user.ts"
import type { UserActor } from "#platform/actor.ts"
import { fieldError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import type { ReportSubject } from "../report-path.ts"

/** Restricts what was reported, as it fits its kind; a thing that is restricted already stays so. */
export function applyRestriction(
  tx: Db,
  actor: UserActor,
  thing: { kind: ReportSubject; id: number },
  statement: Statement,
): Promise<RestrictionRow> {
  const { kind, id } = thing
  if (kind === "flight") {
    return blockFlight(tx, actor, { flightId: id, statement, endBookings: endBookingsOfFlight })
  }
  if (kind === "review") return hideReview(tx, actor, { reviewId: id, statement })
  if (kind === "review_reply") return hideReply(tx, actor, { reviewId: id, statement })
  if (kind === "message") return hideMessage(tx, actor, { messageId: id, statement })
  if (kind === "memory") return hideMemory(tx, actor, { memoryId: id, statement })
  return blockAtOnce(tx, actor, { userId: id, statement })
}

/** Undoes a restriction because a complaint against it was right. */
export function liftRestriction(
  tx: Db,
  actor: UserActor,
  restriction: RestrictionRow,
  lifting: { reasons: string; appealId: number },
): Promise<void> {
  const { subjectKind, subjectId } = restriction
  if (subjectKind === "flight") {
    return unblockFlight(tx, actor, { flightId: subjectId, ...lifting })
  }
  if (subjectKind === "review") return showReview(tx, actor, { reviewId: subjectId, ...lifting })
  if (subjectKind === "review_reply") {
    return showReply(tx, actor, { reviewId: subjectId, ...lifting })
  }
  if (subjectKind === "message") {
    return showMessage(tx, actor, { messageId: subjectId, ...lifting })
  }
  if (subjectKind === "memory") return unhideMemory(tx, actor, { memoryId: subjectId, ...lifting })
  return unblockUser(tx, actor, { userId: subjectId, ...lifting })
}

/** The statement of reasons of a decision; refused at its fields where it is not whole. */
export function statementOf(decision: {
  ground?: Ground | undefined
  provision: string
  reasons: string
}): Statement {
  const { ground, provision, reasons } = decision
  if (!ground) throw fieldError("no-ground", "ground", GROUND_MISSING)
  if (!provision) {
    throw fieldError("no-provision", "provision", PROVISION_MISSING)
  }
  return { ground, provision, reasons }
}
