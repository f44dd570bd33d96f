import { landingsTable } from "#features/verification/server/landings-table.ts"
import { clock } from "#platform/clock.ts"
import { addDays, isoDay } from "#platform/days.ts"
import type { Db } from "#platform/server/db.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { insertRow } from "./insert-rows.ts"

export type LandingValues = typeof landingsTable.$inferInsert

/** Two circuits of a flight ten days ago. */
function landingValues(overrides: Partial<LandingValues> & { userId: number }): LandingValues {
  return {
    flownOn: addDays(isoDay(clock.now(), HOME_ZONE), -10),
    aircraftClass: "SEP",
    aircraftType: "C172",
    takeOffs: 2,
    landings: 2,
    nightLandings: 0,
    flightMinutes: 70,
    flownAs: "pic",
    place: "EDKB",
    createdAt: clock.now(),
    ...overrides,
  }
}

export function makeLanding(db: Db, overrides: Partial<LandingValues> & { userId: number }) {
  return insertRow(db, landingsTable, landingValues(overrides))
}
