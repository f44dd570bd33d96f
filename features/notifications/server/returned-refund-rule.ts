import { z } from "zod"
import {
  findReturnedRefund,
  type ReturnedRefund,
} from "#features/returned-refunds/server/find-returned-refund.ts"
import type { NotificationKind } from "../notification.ts"
import type { MailTemplate, NotificationRule } from "./rule.ts"

const ofReturn = z.object({ returnId: z.number().int() })

/** Notifies whoever ordered of a refund that came back; who has no account by mail alone. */
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
      if (!returned || returned.one.choice !== null) return []
      const { one, refund, ownerId, buyerEmail } = returned
      // what an erased account had ordered is a person's
      if (ownerId === null && buyerEmail === null) return []
      return [
        {
          userId: ownerId,
          bell: ownerId
            ? {
                kind: bell,
                flightId: null,
                facts: { returnId: one.id, amountCents: refund.amountCents },
              }
            : null,
          mail: {
            key: `event/${event.id}/payer`,
            ...(ownerId === null && buyerEmail !== null && { to: buyerEmail }),
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
