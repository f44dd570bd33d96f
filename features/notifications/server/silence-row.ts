import { z } from "zod"
import { findSilenceFacts, type SilenceFacts } from "#features/bookings/server/silence-facts.ts"
import type { OptionalMail } from "#features/users/mail-kinds.ts"
import { type Letter, type Row, rowOf } from "./row.ts"

const told = z.object({ bookingIds: z.array(z.int()) })

/** The pilot reads of all guests of a flight who did not answer in one mail; the bell has rung for each. */
export function toPilotOfSilent(declaration: {
  on: string
  mail: Letter<SilenceFacts>
  optional: OptionalMail | null
}): Row {
  return rowOf("pilot", { ...declaration, bell: null }, async (db, event) => {
    const { bookingIds } = told.parse(event.data)
    const facts = await findSilenceFacts(db, event.entityId, bookingIds)
    return facts ? [{ userId: facts.detail.flight.pilotId, key: "pilot", facts }] : []
  })
}
