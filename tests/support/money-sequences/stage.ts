import type { Random } from "#db/seed/random.ts"
import type { Db } from "#platform/server/db.ts"
import type { World } from "./compare.ts"
import { letTimePass } from "./model.ts"
import { runTimers, settle } from "./money-jobs.ts"
import { closePages } from "./ordering.ts"
import type { ProviderSide } from "./provider-side.ts"

/** Where sequences are played: their product, their provider, their chance and their clock. */
export interface Stage {
  db: Db
  provider: ProviderSide
  random: Random
  goTo(instant: number): void
}

/** What a provider does by itself when time has passed. */
export async function letPagesClose(
  { db, provider }: Stage,
  worlds: readonly World[],
  now: number,
) {
  await settle(db, provider)
  for (const { model } of worlds) closePages(model, now)
}

/** What the clock ends, on both sides. */
export async function endWhatIsOver({ db }: Stage, worlds: readonly World[], now: number) {
  await runTimers(db)
  for (const { model, story } of worlds) {
    letTimePass(model, now)
    story.push("what is over ends")
  }
}
