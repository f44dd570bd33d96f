import type { UserActor } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"

/** What leaves the house; each has its sentence in the log. */
type ExportKind =
  | "user.datev_exported"
  | "user.receipts_exported"
  | "user.log_exported"
  | "user.transparency_exported"
  | "user.reasons_exported"

/** Writes down that somebody has taken an export, and of what. */
export async function recordExport(
  db: Db,
  actor: UserActor,
  { kind, of }: { kind: ExportKind; of: string },
): Promise<void> {
  await recordEvent(db, { kind, entityId: actor.userId, actor, role: "admin", reason: of })
}
