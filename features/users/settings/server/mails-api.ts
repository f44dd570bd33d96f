import { z } from "zod"
import { rowIdInPath } from "#platform/id-input.ts"
import { type Endpoint, endpoint } from "#platform/server/endpoint.ts"
import { verbatim } from "#platform/text-input.ts"
import { OPTIONAL_MAIL_IDS } from "../mail-kinds.ts"
import { unsubscribeMailsPath } from "../unsubscribe-mails-path.ts"
import { unsubscribeMails } from "./unsubscribe-mails.ts"

export const mailsApi: readonly Endpoint[] = [
  endpoint({
    method: "POST",
    path: "/unsubscribe/:userId/:mail/:key",
    summary: "One-click unsubscribe of one kind of mail (RFC 8058), and our own page",
    access: "signature",
    repeat: "natural",
    params: z.object({
      userId: rowIdInPath,
      mail: z.enum(OPTIONAL_MAIL_IDS),
      key: verbatim(200),
    }),
    answer: z.object({ isMuted: z.literal(true) }),
    async handle({ db, params, rawBody }) {
      await unsubscribeMails(db, params)
      const json = { isMuted: true }
      // a mail program takes no redirect for an answer; a person goes back to the page
      if (!rawBody.includes("page=")) return { json }
      const location = unsubscribeMailsPath(params.userId, params.mail, params.key)
      return { json, status: 303, headers: { location } }
    },
  }),
]
