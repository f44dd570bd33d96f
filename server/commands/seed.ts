import { flyToday } from "#db/seed/fly-today.ts"
import { giveDemoApp } from "#db/seed/people/give-demo-app.ts"
import { seedDemoWorld } from "#db/seed/seed-demo-world.ts"
import { topUpDemoWorld } from "#db/seed/top-up-demo-world.ts"
import { keepPlacesUpToDate, loadPlaces } from "#features/places/server/load-places.ts"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import type { Db } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import { log } from "#platform/server/log.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { bootstrap } from "../process.ts"

/** The places of this version, and the demo world where it may be: on first start all of it, later what days took. */
export async function seedMissing(db: Db): Promise<void> {
  await keepPlacesUpToDate(db)
  if (!env().isDemo) return
  const today = isoDay(clock.now(), HOME_ZONE)
  const counts = await seedDemoWorld(db, { today })
  if (counts) log.info(counts, "demo world loaded")
  else await topUpDemoWorld(db, { today })
  await giveDemoApp(db)
  await flyToday(db, clock.now())
}

/** `npm run db:seed`, which also repairs places that somebody has changed by hand. */
export async function seed(): Promise<void> {
  const ground = await bootstrap("visitor")
  await loadPlaces(ground.db)
  await seedMissing(ground.db)
  await ground.close()
}
