import type { FlightRequestDetails } from "#features/flight-requests/flight-request-view.ts"
import {
  findOfferReceived,
  type OfferReceived,
} from "#features/flight-requests/server/find-offer-received.ts"
import { findRequestDetails } from "#features/flight-requests/server/find-request-details.ts"
import type { OptionalMail } from "#features/users/settings/mail-kinds.ts"
import type { NotificationKind } from "../notification.ts"
import type { MailTemplate, NotificationRule } from "./rule.ts"

interface OfFlightRequest<Facts> {
  on: string
  bell: NotificationKind
  mail: MailTemplate<Facts>
  optional: OptionalMail
}

/** Notifies a pilot of flight requests nearby; the event happens once a day at most. */
export function toPilotNearby(
  declaration: OfFlightRequest<readonly FlightRequestDetails[]>,
): NotificationRule {
  const { on, bell, mail, optional } = declaration
  return {
    on,
    who: "pilot",
    bell,
    isMailed: true,
    optional,
    async deliveries(db, event) {
      const requests = await findRequestDetails(db, event)
      const [first] = requests
      if (!first) return []
      return [
        {
          userId: event.entityId,
          bell: {
            kind: bell,
            flightId: null,
            facts: { flightRequests: { count: requests.length, place: first.place } },
          },
          mail: {
            key: `event/${event.id}/pilot`,
            subject: mail.subject(requests),
            body: mail.body(requests),
            attachments: [],
            optional,
          },
        },
      ]
    },
  }
}

/** Notifies the author of a flight request of an offer. */
export function toRequester(declaration: OfFlightRequest<OfferReceived>): NotificationRule {
  const { on, bell, mail, optional } = declaration
  return {
    on,
    who: "passenger",
    bell,
    isMailed: true,
    optional,
    async deliveries(db, event) {
      const offer = await findOfferReceived(db, event)
      if (!offer) return []
      const { flight } = offer
      const { title, timeZone, pilot } = flight
      return [
        {
          userId: offer.request.userId,
          bell: {
            kind: bell,
            flightId: flight.id,
            facts: {
              flight: {
                title,
                timeZone,
                ...("departsAt" in flight && { departsAt: flight.departsAt }),
              },
              person: { id: pilot.id, name: pilot.name },
            },
          },
          mail: {
            key: `event/${event.id}/passenger`,
            subject: mail.subject(offer),
            body: mail.body(offer),
            attachments: [],
            optional,
          },
        },
      ]
    },
  }
}
