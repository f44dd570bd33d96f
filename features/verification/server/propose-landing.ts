import { eq } from "drizzle-orm"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import type { LandingInput } from "../landing-schemas.ts"
import { landingsTable } from "./landings-table.ts"

/** Enters a flown flight into its pilot's log, once: whoever calls has marked the flight as entered. */
export async function proposeLanding(
  tx: Db,
  entry: LandingInput & { userId: number; flightId: number },
): Promise<void> {
  const [row] = await tx
    .insert(landingsTable)
    .values({ ...entry, createdAt: clock.now() })
    .returning({ id: landingsTable.id })
  if (row) await record(tx, "landing.proposed", row.id, entry)
}

/** Takes the entry of a flight out again, corrected or not: the flight did not take place. */
export function takeBackLanding(db: Db, flightId: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const [row] = await tx
      .delete(landingsTable)
      .where(eq(landingsTable.flightId, flightId))
      .returning({ id: landingsTable.id, flownOn: landingsTable.flownOn })
    if (row) await record(tx, "landing.taken_back", row.id, { ...row, flightId })
  })
}

async function record(
  tx: Db,
  kind: "landing.proposed" | "landing.taken_back",
  id: number,
  { flownOn, flightId }: { flownOn: string; flightId: number },
): Promise<void> {
  await recordEvent(tx, {
    kind,
    entityId: id,
    actor: SYSTEM,
    role: "system",
    data: { flownOn, flightId },
  })
}
