import {
  findVettedFlight,
  type VettedFlight,
} from "#features/flights/vetting/server/find-vetted-flight.ts"
import type { NotificationKind } from "../notification.ts"
import type { MailTemplate, NotificationRule } from "./rule.ts"

/** A pilot hears what became of a flight that they handed in. */
export function toPilotOfVetting(declaration: {
  on: string
  bell: NotificationKind
  mail: MailTemplate<VettedFlight>
}): NotificationRule {
  const { on, bell, mail } = declaration
  return {
    on,
    who: "pilot",
    bell,
    isMailed: true,
    optional: null,
    async deliveries(db, event) {
      // what a pilot publishes alone they know already
      if (event.fromStatus !== "in_review") return []
      const flight = await findVettedFlight(db, event.entityId)
      if (!flight) return []
      const { title, timeZone } = flight
      const departsAt = flight.departsAt?.toISOString()
      return [
        {
          userId: flight.pilotId,
          bell: {
            kind: bell,
            flightId: flight.id,
            facts: { flight: { title, timeZone, ...(departsAt && { departsAt }) } },
          },
          mail: {
            key: `event/${event.id}/pilot`,
            subject: mail.subject(flight),
            body: mail.body(flight),
            attachments: [],
            optional: null,
          },
        },
      ]
    },
  }
}
