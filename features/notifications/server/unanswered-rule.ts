import { z } from "zod"
import {
  findUnansweredFacts,
  type UnansweredFacts,
} from "#features/bookings/mails/server/unanswered-facts.ts"
import type { OptionalMail } from "#features/users/settings/mail-kinds.ts"
import { type MailTemplate, type NotificationRule, ruleFor } from "./rule.ts"

const told = z.object({ bookingIds: z.array(z.int()) })

/** The pilot reads of all guests of a flight who did not answer in one mail; the bell has rung for each. */
export function toPilotOfUnanswered(declaration: {
  on: string
  mail: MailTemplate<UnansweredFacts>
  optional: OptionalMail | null
}): NotificationRule {
  return ruleFor("pilot", { ...declaration, bell: null }, async (db, event) => {
    const { bookingIds } = told.parse(event.data)
    const facts = await findUnansweredFacts(db, event.entityId, bookingIds)
    return facts ? [{ userId: facts.detail.flight.pilotId, key: "pilot", facts }] : []
  })
}
