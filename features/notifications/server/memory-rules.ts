import { findFlightSummary } from "#features/flights/core/server/flights-queries.ts"
import type { ConsentReasons } from "#features/memories/album-view.ts"
import {
  findRequestFacts,
  type RequestFacts,
} from "#features/memories/server/find-request-facts.ts"
import { findAlbumNews } from "#features/memories/server/notify-of-memories.ts"
import type { NotificationFacts, NotificationKind } from "../notification.ts"
import { flightFacts, type MailTemplate, type NotificationRule } from "./rule.ts"

interface BellOnly {
  on: string
  bell: NotificationKind
}

/** Rings for everybody on board but who has added the photos. */
export function toAlbum({ on, bell }: BellOnly): NotificationRule {
  return {
    ...quiet({ on, bell }),
    async deliveries(db, event) {
      const detail = await findFlightSummary(db, event.entityId)
      const news = await findAlbumNews(db, event)
      if (!detail || !news) return []
      const { person, count, readers } = news
      const facts = { flight: flightFacts(detail), person, photoCount: count }
      return readers.map((userId) => ({
        userId,
        bell: { kind: bell, flightId: detail.flight.id, facts },
        mail: null,
      }))
    },
  }
}

/** Asks everybody whose word on a photo is still missing. */
export function toAskedAboutPhoto({
  on,
  bell,
  mail,
}: BellOnly & {
  mail: MailTemplate<RequestFacts & { reasons: ConsentReasons }>
}): NotificationRule {
  return {
    ...quiet({ on, bell }),
    isMailed: true,
    async deliveries(db, event) {
      const found = await findRequestFacts(db, event)
      if (found?.request.status !== "asked") return []
      const { detail, consents } = found
      return consents
        .filter(({ answer }) => answer === null)
        .map(({ userId, ...reasons }) => {
          const facts = { ...found, reasons }
          return {
            userId,
            bell: { kind: bell, flightId: detail.flight.id, facts: factsOf(found) },
            mail: {
              key: `event/${event.id}/asked/${userId}`,
              subject: mail.subject(facts),
              body: mail.body(facts),
              attachments: [],
              optional: null,
            },
          }
        })
    },
  }
}

/** Rings for the pilot and for all who have agreed, but not for who has just spoken. */
export function toAgreed({ on, bell }: BellOnly): NotificationRule {
  return {
    ...quiet({ on, bell }),
    async deliveries(db, event) {
      const found = await findRequestFacts(db, event)
      if (!found) return []
      const { detail, request, consents } = found
      const agreed = consents.filter(({ answer }) => answer === "agreed")
      const readers = new Set([request.pilotId, ...agreed.map(({ userId }) => userId)])
      return [...readers]
        .filter((userId) => userId !== event.actorId)
        .map((userId) => ({
          userId,
          bell: { kind: bell, flightId: detail.flight.id, facts: factsOf(found) },
          mail: null,
        }))
    },
  }
}

/** Rings for the pilot whose request has ended by somebody else. */
export function toAskingPilot({ on, bell }: BellOnly): NotificationRule {
  return {
    ...quiet({ on, bell }),
    async deliveries(db, event) {
      const found = await findRequestFacts(db, event)
      if (!found || found.request.pilotId === event.actorId) return []
      const { detail, request } = found
      const facts = { flight: flightFacts(detail) }
      return [
        {
          userId: request.pilotId,
          bell: { kind: bell, flightId: detail.flight.id, facts },
          mail: null,
        },
      ]
    },
  }
}

function quiet({ on, bell }: BellOnly) {
  return { on, who: "reader", bell, isMailed: false, optional: null } as const
}

function factsOf({ detail }: RequestFacts): NotificationFacts {
  const { id, name } = detail.pilot
  return { flight: flightFacts(detail), person: { id, name } }
}
