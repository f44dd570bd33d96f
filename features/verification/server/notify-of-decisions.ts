import { asc, eq, inArray, isNotNull } from "drizzle-orm"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { sweep } from "#platform/server/sweep.ts"
import { isTimeToNotify, type PendingDecision } from "../pending-decisions.ts"
import { isOpen } from "../verification.ts"
import { verificationDocumentsTable as documents } from "./verification-tables.ts"

/** The back office has decided about documents of a pilot, who is the entity; `documentIds` says which. */
export const DOCUMENTS_DECIDED = "user.documents_decided"

const QUEUE = "tell-of-decisions"

/** Every minute: one mail per pilot about all decisions that are not announced yet. */
export const notifyOfDecisionsQueue: JobQueue = {
  name: QUEUE,
  cron: "* * * * *",
  run: (db) =>
    sweep(db, {
      queue: QUEUE,
      entity: "user",
      due: listUntoldPilots,
      each: (from, { id }) => inTransaction(from, (tx) => notifyPilot(tx, id)),
    }),
}

function listUntoldPilots(db: Db, limit: number): Promise<{ id: number }[]> {
  return db
    .selectDistinct({ id: documents.userId })
    .from(documents)
    .where(isNotNull(documents.notificationDueSince))
    .orderBy(asc(documents.userId))
    .limit(limit)
}

async function notifyPilot(tx: Db, pilotId: number): Promise<void> {
  const { id, status, notificationDueSince } = documents
  const own = await tx
    .select({ id, status, notificationDueSince })
    .from(documents)
    .where(eq(documents.userId, pilotId))
    .orderBy(asc(id))
    .for("update")
  const pending = own.flatMap((row) => (isUnannounced(row) ? row : []))
  const isMoreToDecide = own.some((row) => isOpen(row.status))
  if (!isTimeToNotify(pending, { isMoreToDecide }, clock.now())) return
  const documentIds = pending.map((row) => row.id)
  await tx
    .update(documents)
    .set({ notificationDueSince: null })
    .where(inArray(documents.id, documentIds))
  await recordEvent(tx, {
    kind: DOCUMENTS_DECIDED,
    entityId: pilotId,
    actor: SYSTEM,
    role: "system",
    data: { documentIds },
  })
}

function isUnannounced(row: {
  status: string
  notificationDueSince: Date | null
}): row is PendingDecision {
  return (
    row.notificationDueSince !== null && (row.status === "verified" || row.status === "rejected")
  )
}
