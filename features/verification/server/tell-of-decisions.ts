import { asc, eq, inArray, isNotNull } from "drizzle-orm"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { sweep } from "#platform/server/sweep.ts"
import { isTimeToTell, type UntoldDecision } from "../decisions-to-tell.ts"
import { isOpen } from "../verification.ts"
import { verificationDocumentsTable as documents } from "./verification-tables.ts"

/** The back office has decided about documents of a pilot, who is the entity; `documentIds` says which. */
export const DOCUMENTS_DECIDED = "user.documents_decided"

const QUEUE = "tell-of-decisions"

/** Every minute: pilots hear of what was decided, of all of it at once. */
export const tellOfDecisionsQueue: JobQueue = {
  name: QUEUE,
  cron: "* * * * *",
  run: (db) =>
    sweep(db, {
      queue: QUEUE,
      entity: "user",
      due: listUntoldPilots,
      each: (from, { id }) => inTransaction(from, (tx) => tellPilot(tx, id)),
    }),
}

function listUntoldPilots(db: Db, limit: number): Promise<{ id: number }[]> {
  return db
    .selectDistinct({ id: documents.userId })
    .from(documents)
    .where(isNotNull(documents.untoldSince))
    .orderBy(asc(documents.userId))
    .limit(limit)
}

async function tellPilot(tx: Db, pilotId: number): Promise<void> {
  const { id, status, untoldSince } = documents
  const own = await tx
    .select({ id, status, untoldSince })
    .from(documents)
    .where(eq(documents.userId, pilotId))
    .orderBy(asc(id))
    .for("update")
  const untold = own.flatMap((row) => (isUntold(row) ? row : []))
  const isMoreToDecide = own.some((row) => isOpen(row.status))
  if (!isTimeToTell(untold, { isMoreToDecide }, clock.now())) return
  const documentIds = untold.map((row) => row.id)
  await tx.update(documents).set({ untoldSince: null }).where(inArray(documents.id, documentIds))
  await recordEvent(tx, {
    kind: DOCUMENTS_DECIDED,
    entityId: pilotId,
    actor: SYSTEM,
    role: "system",
    data: { documentIds },
  })
}

function isUntold(row: { status: string; untoldSince: Date | null }): row is UntoldDecision {
  return row.untoldSince !== null && (row.status === "verified" || row.status === "rejected")
}
