import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { changeOf, type Tick } from "../checklist.ts"
import { itemsOf } from "../checklist-items.ts"
import { changeChecklist } from "./change-checklist.ts"
import { findChecklistFlight } from "./checklist-flights.ts"
import { listTicks } from "./list-ticks.ts"
import { unknownChecklist } from "./unknown-checklist.ts"

/** The list as a plain form posts it: what is not ticked in it is open. `reset` opens all of it. */
export async function changeByForm(
  db: Db,
  actor: UserActor,
  flightId: number,
  form: FormData,
): Promise<void> {
  const flight = await findChecklistFlight(db, actor.userId, flightId)
  if (!flight) throw unknownChecklist()
  const known = new Map(
    (await listTicks(db, actor.userId, flightId)).map((tick) => [tick.item, tick]),
  )
  const ticked = form.get("intent") === "reset" ? [] : form.getAll("item")
  const now = clock.now()
  const changes = itemsOf(flight.role).flatMap(({ id }): Tick[] => {
    const isDone = ticked.includes(id)
    const last = known.get(id)
    return isDone === (last?.isDone ?? false) ? [] : [changeOf(id, isDone, last, now)]
  })
  await changeChecklist(db, actor, flightId, changes)
}
