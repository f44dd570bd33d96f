import { type AddedFacts, findAddedFacts } from "#features/bookings/server/more-seats-facts.ts"
import { aboutPilot, type Declaration, type Row, rowOf } from "./row.ts"

/** The passenger whose booking has more seats now. */
export function toAdding(declaration: Declaration<AddedFacts>): Row {
  return rowOf("passenger", declaration, async (db, event) => {
    const facts = await findAddedFacts(db, event)
    if (!facts) return []
    return [{ ...aboutPilot(facts, "passenger"), moreSeats: facts.added.seats }]
  })
}

/** Their pilot, unless it was they who said yes. */
export function toPilotOfAdded(declaration: Declaration<AddedFacts>): Row {
  return rowOf("pilot", declaration, async (db, event) => {
    const facts = event.actorKind === "pilot" ? undefined : await findAddedFacts(db, event)
    if (!facts) return []
    const { pilot, passenger: person, added } = facts
    return [{ userId: pilot.id, person, key: "pilot", facts, moreSeats: added.seats }]
  })
}
