import type { UserActor } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import type { ScannedWorth } from "../boarding-pass.ts"
import { getBoardingTicks } from "./change-boarding.ts"
import { findPass } from "./find-pass.ts"

/** What a pass is worth that the pilot of this flight has scanned. */
export async function worthOfScan(
  db: Db,
  pilot: UserActor,
  flightId: number,
  token: string,
): Promise<ScannedWorth> {
  // somebody else's flight looks like a missing one
  await getBoardingTicks(db, pilot, flightId)
  const pass = await findPass(db, pilot, token)
  if (!pass) return "forged"
  return pass.flight.id === flightId ? pass.state : "foreign"
}
