import { lockAccountShared } from "#features/users/core/server/lock-account-shared.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { MAX_ENTRIES } from "../landing.ts"
import type { LandingInput } from "../landing-schemas.ts"
import { countLandings } from "./landings-queries.ts"
import { landingsTable } from "./landings-table.ts"
import { refuseFuture } from "./refuse-future.ts"

/** Adds an entry to the own landing log; answers its id. */
export function logLanding(db: Db, actor: UserActor, input: LandingInput): Promise<number> {
  refuseFuture(input.flownOn)
  return inTransaction(db, async (tx) => {
    await lockAccountShared(tx, actor.userId)
    if ((await countLandings(tx, actor.userId)) >= MAX_ENTRIES) throw tooMany()
    const [row] = await tx
      .insert(landingsTable)
      .values({ ...input, userId: actor.userId, createdAt: clock.now() })
      .returning({ id: landingsTable.id })
    if (!row) throw new Error("the database returned no row")
    await recordEvent(tx, {
      kind: "landing.logged",
      entityId: row.id,
      actor,
      role: "pilot",
      data: { flownOn: input.flownOn },
    })
    return row.id
  })
}

function tooMany() {
  return new DomainError(
    "too-many-landings",
    "invalid",
    `Mehr als ${MAX_ENTRIES.toLocaleString("de-DE")} Einträge fasst das Flugbuch nicht. Lösche alte, die nicht mehr zählen.`,
  )
}
