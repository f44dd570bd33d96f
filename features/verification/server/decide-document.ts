import { eq } from "drizzle-orm"
import { checkStatedHours } from "#features/users/pilots/server/flight-hours.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import type { Decision, DocumentAnswer } from "../document-schemas.ts"
import { canDecide, isOpen } from "../verification.ts"
import { unknownDocument } from "./review-queries.ts"
import { verificationDocumentsTable as documents } from "./verification-tables.ts"

/** The back office verifies a document or sends it back; the same decision repeating it changes nothing. */
export function decideDocument(
  db: Db,
  actor: UserActor,
  { id, verdict, reason, note }: Decision & { id: number },
): Promise<DocumentAnswer> {
  return inTransaction(db, async (tx) => {
    const [document] = await tx.select().from(documents).where(eq(documents.id, id)).for("update")
    if (!document) throw unknownDocument()
    if (!canDecide(actor, document)) {
      throw new DomainError(
        "own-document",
        "forbidden",
        "Über deine eigenen Nachweise entscheidet jemand anders.",
      )
    }
    if (document.status === verdict) return { id, status: verdict }
    if (!isOpen(document.status)) {
      throw new DomainError(
        "already-decided",
        "invalid",
        "Über diesen Nachweis ist schon anders entschieden worden.",
      )
    }
    const rejection = verdict === "rejected" ? (reason ?? "other") : null
    await tx
      .update(documents)
      .set({
        status: verdict,
        decidedAt: clock.now(),
        // it makes one mail with what is decided right before and after it
        notificationDueSince: clock.now(),
        rejection,
        rejectionNote: rejection ? note : "",
      })
      .where(eq(documents.id, id))
    // the office has looked at the hours with the licence
    if (document.kind === "licence" && verdict === "verified") {
      await checkStatedHours(tx, document.userId)
    }
    await recordEvent(tx, {
      kind: `document.${verdict}`,
      entityId: id,
      actor,
      role: "admin",
      from: document.status,
      to: verdict,
      // the free words stay in the row: events are never changed and hold nobody's words
      reason: rejection,
      data: { kind: document.kind },
    })
    return { id, status: verdict }
  })
}
