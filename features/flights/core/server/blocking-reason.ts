import { findRestrictionOf } from "#features/users/office/server/restrict.ts"
import type { Db } from "#platform/server/db.ts"

/** Why the back office has blocked a flight: its pilot is owed the reasons (DSA Art. 17). */
export async function findBlockingReason(db: Db, flightId: number) {
  const restriction = await findRestrictionOf(db, { kind: "flight", id: flightId })
  return restriction ? { ref: restriction.ref, reasons: restriction.reasons } : null
}
