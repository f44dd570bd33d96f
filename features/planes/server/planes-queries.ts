import { and, asc, eq, sql } from "drizzle-orm"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { canEditPlane } from "../plane.ts"
import type { OwnPlane, PlaneSummary } from "../plane-view.ts"
import { type PlaneRow, planesTable } from "./planes-table.ts"

/** A pilot's aircraft, those in use first. */
export async function listPlanes(db: Db, pilotId: number): Promise<PlaneSummary[]> {
  const rows = await db
    .select({
      id: planesTable.id,
      registration: planesTable.registration,
      model: planesTable.model,
      year: planesTable.year,
      seats: planesTable.seats,
      payloadKg: planesTable.payloadKg,
      hasBalance: sql<boolean>`${planesTable.balance} is not null`,
      isInUse: sql<boolean>`${planesTable.retiredAt} is null`,
    })
    .from(planesTable)
    .where(eq(planesTable.pilotId, pilotId))
    .orderBy(sql`${planesTable.retiredAt} nulls first`, asc(planesTable.id))
  return rows
}

/** One of them, whole; somebody else's looks like a missing one. */
export async function getOwnPlane(db: Db, pilotId: number, planeId: number): Promise<OwnPlane> {
  const [plane] = await db.select().from(planesTable).where(eq(planesTable.id, planeId))
  if (!plane || !canEditPlane(plane, pilotId)) throw unknownPlane()
  return { id: plane.id, isInUse: plane.retiredAt === null, details: detailsOf(plane) }
}

/** The same, locked until the transaction ends. */
export async function lockOwnPlane(tx: Db, pilotId: number, planeId: number): Promise<PlaneRow> {
  const [plane] = await tx
    .select()
    .from(planesTable)
    .where(and(eq(planesTable.id, planeId), eq(planesTable.pilotId, pilotId)))
    .for("update")
  if (!plane) throw unknownPlane()
  return plane
}

/** What a pilot says of an aircraft, without what we add. */
export function detailsOf(plane: PlaneRow): OwnPlane["details"] {
  const { id: _, pilotId: __, createdAt: ___, retiredAt: ____, ...details } = plane
  return details
}

function unknownPlane(): DomainError {
  return new DomainError("unknown-plane", "not-found", "Dieses Flugzeug gibt es nicht.")
}
