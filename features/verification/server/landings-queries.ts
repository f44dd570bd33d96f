import { and, count, desc, eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import type { Landing } from "../flugfit/flugfit.ts"
import { ENTRIES_PER_PAGE, type LoggedLanding } from "../landing.ts"
import { landingsTable } from "./landings-table.ts"

const counted = {
  flownOn: landingsTable.flownOn,
  aircraftClass: landingsTable.aircraftClass,
  takeOffs: landingsTable.takeOffs,
  landings: landingsTable.landings,
  nightLandings: landingsTable.nightLandings,
  flightMinutes: landingsTable.flightMinutes,
  flownAs: landingsTable.flownAs,
}

const shown = {
  ...counted,
  id: landingsTable.id,
  aircraftType: landingsTable.aircraftType,
  place: landingsTable.place,
  flightId: landingsTable.flightId,
}

/** A page of a pilot's landing log, the latest flight first. */
export async function listLandings(
  db: Db,
  userId: number,
  page: number,
): Promise<{ total: number; rows: LoggedLanding[] }> {
  const isOwn = eq(landingsTable.userId, userId)
  const [total, rows] = await Promise.all([
    countLandings(db, userId),
    db
      .select(shown)
      .from(landingsTable)
      .where(isOwn)
      .orderBy(desc(landingsTable.flownOn), desc(landingsTable.id))
      .limit(ENTRIES_PER_PAGE)
      .offset((page - 1) * ENTRIES_PER_PAGE),
  ])
  return { total, rows }
}

export async function countLandings(db: Db, userId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(landingsTable)
    .where(eq(landingsTable.userId, userId))
  return row?.total ?? 0
}

/** One entry of a pilot's own log; somebody else's looks like a missing one. */
export async function findLanding(
  db: Db,
  userId: number,
  id: number,
): Promise<LoggedLanding | undefined> {
  const [entry] = await db
    .select(shown)
    .from(landingsTable)
    .where(and(eq(landingsTable.id, id), eq(landingsTable.userId, userId)))
  return entry
}

/** The whole log as the rules count it. */
export function readLandingLog(db: Db, userId: number): Promise<Landing[]> {
  return db.select(counted).from(landingsTable).where(eq(landingsTable.userId, userId))
}
