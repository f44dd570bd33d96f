import { asc, eq } from "drizzle-orm"
import { bookingPeopleTable as people } from "#features/bookings/core/server/bookings-tables.ts"
import { changeOf } from "#features/checklists/checklist.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { boardingTickId } from "../boarding.ts"
import { changeBoarding, listBoardingTicks } from "./change-boarding.ts"
import { findPass } from "./find-pass.ts"

/** Checks in everybody on a pass, for the pilot of its flight; a pass that is worth nothing changes nothing. */
export async function boardByForm(db: Db, pilot: UserActor, token: string): Promise<void> {
  const pass = await findPass(db, pilot, token)
  if (pass?.reader !== "pilot") {
    throw new DomainError("unknown-pass", "not-found", "Diese Bordkarte gibt es hier nicht.")
  }
  if (pass.state !== "valid") return
  const { bookingId, flight } = pass
  const rows = await db
    .select({ position: people.position })
    .from(people)
    .where(eq(people.bookingId, bookingId))
    .orderBy(asc(people.position))
  const ticks = await listBoardingTicks(db, flight.id)
  const now = clock.now()
  const changes = rows.map(({ position }) => {
    const id = boardingTickId({ bookingId, position }, "present")
    return changeOf(
      id,
      true,
      ticks.find(({ item }) => item === id),
      now,
    )
  })
  await changeBoarding(db, pilot, flight.id, changes)
}
