import { z } from "zod"
import { hours } from "#platform/duration.ts"
import { rowId, rowIdInPath } from "#platform/id-input.ts"
import { type Endpoint, endpoint, requireUser } from "#platform/server/endpoint.ts"
import { consumeRateLimit, type Limit } from "#platform/server/rate-limit.ts"
import { landingSchema } from "../landing-schemas.ts"
import { correctLanding } from "./correct-landing.ts"
import { logLanding } from "./log-landing.ts"
import { removeLanding } from "./remove-landing.ts"

// whoever copies years of a paper log by hand stays below it
const ENTRIES: Limit = { name: "landings", points: 300, windowMs: hours(1) }

const landingParams = z.object({ id: rowIdInPath })
const idAnswer = z.object({ id: rowId })

export const landingsApi: readonly Endpoint[] = [
  endpoint({
    method: "POST",
    path: "/api/landings",
    summary: "Adds an entry to the caller's landing log",
    access: "pilot",
    refuses: ["invalid", "limited"],
    body: landingSchema,
    status: 201,
    answer: idAnswer,
    async handle(call) {
      const actor = requireUser(call)
      await consumeRateLimit(ENTRIES, String(actor.userId))
      return { json: { id: await logLanding(call.db, actor, call.body) } }
    },
  }),
  endpoint({
    method: "PUT",
    path: "/api/landings/:id",
    summary: "Corrects an entry of the caller's landing log",
    access: "pilot",
    refuses: ["invalid", "limited"],
    params: landingParams,
    body: landingSchema,
    answer: idAnswer,
    repeat: "natural",
    async handle(call) {
      const actor = requireUser(call)
      await consumeRateLimit(ENTRIES, String(actor.userId))
      await correctLanding(call.db, actor, call.params.id, call.body)
      return { json: { id: call.params.id } }
    },
  }),
  endpoint({
    method: "DELETE",
    path: "/api/landings/:id",
    summary: "Removes an entry from the caller's landing log",
    access: "pilot",
    params: landingParams,
    answer: idAnswer,
    async handle(call) {
      await removeLanding(call.db, requireUser(call), call.params.id)
      return { json: { id: call.params.id } }
    },
  }),
]
