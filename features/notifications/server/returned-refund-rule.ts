import { z } from "zod"
import {
  findReturnedRefund,
  type ReturnedRefund,
} from "#features/returned-refunds/server/find-returned-refund.ts"
import type { NotificationKind } from "../notification.ts"
import type { MailTemplate, NotificationRule } from "./rule.ts"

const ofReturn = z.object({ returnId: z.number().int() })

/** Notifies the account that ordered of a refund that came back; who has none hears of it from a person. */
export function toReturned({
  on,
  bell,
  mail,
}: {
  on: string
  bell: NotificationKind
  mail: MailTemplate<ReturnedRefund>
}): NotificationRule {
  return {
    on,
    who: "payer",
    bell,
    isMailed: true,
    optional: null,
    async deliveries(db, event) {
      const returned = await findReturnedRefund(db, ofReturn.parse(event.data).returnId)
      // nobody is asked what is decided already
      if (!returned?.ownerId || returned.one.choice !== null) return []
      return [
        {
          userId: returned.ownerId,
          bell: {
            kind: bell,
            flightId: null,
            facts: {
              returnId: returned.one.id,
              amountCents: returned.refund.amountCents,
            },
          },
          mail: {
            key: `event/${event.id}/payer`,
            subject: mail.subject(returned),
            body: mail.body(returned),
            attachments: [],
            optional: null,
          },
        },
      ]
    },
  }
}
