import { and, asc, eq, isNull } from "drizzle-orm"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import type { PlaneInsurance } from "../plane-insurance.ts"
import { planeInsurancesTable as insurances } from "./plane-insurances-table.ts"
import { lockOwnPlane } from "./planes-queries.ts"
import { planesTable } from "./planes-table.ts"

/** How an aircraft is insured; null where its pilot has not said. For them alone. */
export async function findPlaneInsurance(db: Db, planeId: number): Promise<PlaneInsurance | null> {
  const [insurance] = await db
    .select({
      insurer: insurances.insurer,
      policyNumber: insurances.policyNumber,
      validUntil: insurances.validUntil,
    })
    .from(insurances)
    .where(eq(insurances.planeId, planeId))
  return insurance ?? null
}

/** A pilot's aircraft in use, each with the last day of its insurance. */
export function listInsuredPlanes(db: Db, pilotId: number) {
  return db
    .select({
      id: planesTable.id,
      registration: planesTable.registration,
      model: planesTable.model,
      category: planesTable.category,
      insuredUntil: insurances.validUntil,
    })
    .from(planesTable)
    .leftJoin(insurances, eq(insurances.planeId, planesTable.id))
    .where(and(eq(planesTable.pilotId, pilotId), isNull(planesTable.retiredAt)))
    .orderBy(asc(planesTable.id))
}

/** Writes down how an own aircraft is insured, in place of what was there. */
export function insurePlane(
  db: Db,
  pilot: UserActor,
  planeId: number,
  { insurer, policyNumber, validUntil }: PlaneInsurance,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockOwnPlane(tx, pilot.userId, planeId)
    const former = await findPlaneInsurance(tx, planeId)
    const said = { insurer, policyNumber, validUntil }
    if (former && JSON.stringify(former) === JSON.stringify(said)) return
    const row = { ...said, changedAt: clock.now() }
    await tx
      .insert(insurances)
      .values({ ...row, planeId })
      .onConflictDoUpdate({ target: insurances.planeId, set: row })
    await recordEvent(tx, {
      kind: "plane.insured",
      entityId: planeId,
      actor: pilot,
      role: "pilot",
      data: { validUntil },
    })
  })
}
