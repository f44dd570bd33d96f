import { z } from "zod"
import { rowId } from "#platform/id-input.ts"
import { type Endpoint, endpoint, requireUser } from "#platform/server/endpoint.ts"
import { calendarFeedSchema } from "../calendar-feed.ts"
import { createFeed } from "./create-feed.ts"
import { removeFeed } from "./remove-feed.ts"
import { renewFeed } from "./renew-feed.ts"

const PATH = "/api/calendar-feed"

export const calendarFeedApi: readonly Endpoint[] = [
  endpoint({
    method: "PUT",
    path: PATH,
    summary: "The secret address of the caller's calendar; made where there is none",
    access: "signed-in",
    answer: calendarFeedSchema,
    repeat: "natural",
    async handle(call) {
      return { json: await createFeed(call.db, requireUser(call)) }
    },
  }),
  endpoint({
    method: "POST",
    path: `${PATH}/renew`,
    summary: "Puts another address in the place of the named one, which answers 404 from then on",
    access: "signed-in",
    refuses: ["not-found"],
    body: z.object({ id: rowId }),
    answer: calendarFeedSchema,
    repeat: "natural",
    async handle(call) {
      return { json: await renewFeed(call.db, requireUser(call), call.body.id) }
    },
  }),
  endpoint({
    method: "DELETE",
    path: PATH,
    summary: "Takes the address of the caller's calendar away; safe to repeat",
    access: "signed-in",
    answer: z.object({ isRemoved: z.literal(true) }),
    repeat: "natural",
    async handle(call) {
      await removeFeed(call.db, requireUser(call).userId)
      return { json: { isRemoved: true } }
    },
  }),
]
