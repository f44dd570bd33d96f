import { and, eq } from "drizzle-orm"
import type { UserActor } from "#platform/actor.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import type { LandingInput } from "../landing-schemas.ts"
import { landingsTable } from "./landings-table.ts"
import { refuseFuture } from "./refuse-future.ts"
import { unknownLanding } from "./unknown-landing.ts"

/** Replaces what an entry of the own log says. */
export async function correctLanding(
  db: Db,
  actor: UserActor,
  id: number,
  input: LandingInput,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const corrected = await tx
      .update(landingsTable)
      .set(input)
      .where(and(eq(landingsTable.id, id), eq(landingsTable.userId, actor.userId)))
      .returning({ id: landingsTable.id })
    if (corrected.length === 0) throw unknownLanding()
    // after the look for the entry: nobody learns from the refusal whether one is there
    refuseFuture(input.flownOn)
    await recordEvent(tx, {
      kind: "landing.corrected",
      entityId: id,
      actor,
      role: "pilot",
      data: { flownOn: input.flownOn },
    })
  })
}
