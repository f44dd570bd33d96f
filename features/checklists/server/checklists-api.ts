import { z } from "zod"
import { rowIdInPath } from "#platform/id-input.ts"
import { type Endpoint, endpoint, requireUser } from "#platform/server/endpoint.ts"
import { checklistChangesSchema, ticksAnswerSchema } from "../checklist-schemas.ts"
import { changeChecklist } from "./change-checklist.ts"
import { findChecklistFlight } from "./checklist-flights.ts"
import { listTicks } from "./list-ticks.ts"
import { unknownChecklist } from "./unknown-checklist.ts"

const flightParams = z.object({ id: rowIdInPath })

export const checklistsApi: readonly Endpoint[] = [
  endpoint({
    method: "GET",
    path: "/api/flights/:id/checklist",
    summary: "The caller's ticks on the checklist of a flight that they fly or have booked",
    access: "signed-in",
    isShownInView: true,
    params: flightParams,
    answer: ticksAnswerSchema,
    async handle(call) {
      const { userId } = requireUser(call)
      if (!(await findChecklistFlight(call.db, userId, call.params.id))) throw unknownChecklist()
      return { json: await listTicks(call.db, userId, call.params.id) }
    },
  }),
  endpoint({
    method: "PUT",
    path: "/api/flights/:id/checklist",
    summary: "Changes items of the caller's checklist; the latest change of an item wins",
    access: "signed-in",
    refuses: ["limited"],
    params: flightParams,
    body: checklistChangesSchema,
    answer: ticksAnswerSchema,
    repeat: "natural",
    async handle(call) {
      const user = requireUser(call)
      return { json: await changeChecklist(call.db, user, call.params.id, call.body.changes) }
    },
  }),
]
