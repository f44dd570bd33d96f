import { z } from "zod"
import { needsRight } from "#features/office-roles/server/needs-right.ts"
import { rowIdInPath } from "#platform/id-input.ts"
import { type Endpoint, endpoint, requireUser } from "#platform/server/endpoint.ts"
import { vettingAnswerSchema, vettingSchema } from "../vetting-schemas.ts"
import { vetFlight } from "./vet-flight.ts"

export const vettingsApi: readonly Endpoint[] = [
  endpoint({
    method: "POST",
    path: "/api/flights/:id/vetting",
    summary: "The back office publishes a submitted flight or returns it with a reason",
    access: needsRight("flights.decide"),
    refuses: ["forbidden", "not-found", "invalid"],
    repeat: "natural",
    params: z.object({ id: rowIdInPath }),
    body: vettingSchema,
    answer: vettingAnswerSchema,
    async handle(call) {
      const decision = { ...call.body, id: call.params.id }
      return { json: await vetFlight(call.db, requireUser(call), decision) }
    },
  }),
]
