import { and, desc, eq } from "drizzle-orm"
import { formatEntityStatus } from "#features/admin/event-labels.ts"
import { noteLooks } from "#features/data-looks/server/note-looks.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { fullName } from "#features/office-bookings/server/full-name.ts"
import { CATEGORY_NAMES } from "#features/planes/plane-labels.ts"
import { planeInsurancesTable } from "#features/planes/server/plane-insurances-table.ts"
import { planesTable } from "#features/planes/server/planes-table.ts"
import { listNotes } from "#features/sheet-notes/server/write-note.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { HOME_ZONE } from "#platform/time.ts"
import type { PlaneSheet } from "../plane-sheet.ts"
import { listTimelineOf } from "./person-timeline.ts"

const SHOWN_FLIGHTS = 20

const OWNERSHIP: Record<(typeof planesTable.$inferSelect)["ownership"], string> = {
  club: "Verein",
  rented: "gemietet",
  shared: "gehört mehreren",
  own: "gehört dieser Person allein",
}

/** Opens an aircraft of somebody, which is written down; undefined where they have none of this number. */
export function openPlane(
  db: Db,
  actor: UserActor,
  { planeId, pilotId }: { planeId: number; pilotId: number },
): Promise<PlaneSheet | undefined> {
  return inTransaction(db, async (tx) => {
    const [found] = await tx
      .select({ plane: planesTable, owner: usersTable, insurance: planeInsurancesTable })
      .from(planesTable)
      .innerJoin(usersTable, eq(usersTable.id, planesTable.pilotId))
      .leftJoin(planeInsurancesTable, eq(planeInsurancesTable.planeId, planesTable.id))
      .where(and(eq(planesTable.id, planeId), eq(planesTable.pilotId, pilotId)))
    if (!found) return undefined
    const { plane, owner, insurance } = found
    const flights = await tx
      .select()
      .from(flightsTable)
      .where(eq(flightsTable.planeId, planeId))
      .orderBy(desc(flightsTable.id))
      .limit(SHOWN_FLIGHTS)
    const sheet: PlaneSheet = {
      id: plane.id,
      registration: plane.registration,
      model: plane.model,
      category: CATEGORY_NAMES[plane.category],
      year: plane.year,
      seats: plane.seats,
      owner: { id: owner.id, name: fullName(owner) },
      ownership: OWNERSHIP[plane.ownership],
      since: plane.createdAt.toISOString(),
      retiredAt: plane.retiredAt?.toISOString() ?? null,
      insurance: insurance && {
        insurer: insurance.insurer,
        validUntil: insurance.validUntil,
        isOver: insurance.validUntil < isoDay(clock.now(), HOME_ZONE),
      },
      flights: flights.map(({ id, title, departsAt, status }) => ({
        id,
        title,
        startsAt: departsAt?.toISOString() ?? null,
        status: formatEntityStatus("flight", status) ?? status,
      })),
      timeline: await listTimelineOf(tx, "plane", planeId),
      notes: await listNotes(tx, "plane", planeId),
    }
    await noteLooks(tx, actor, { kind: "plane", of: [owner.id] })
    await recordEvent(tx, { kind: "plane.opened", entityId: planeId, actor, role: "admin" })
    return sheet
  })
}
