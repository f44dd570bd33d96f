import { z } from "zod"
import { needsRight } from "#features/office-roles/server/needs-right.ts"
import { rowIdInPath } from "#platform/id-input.ts"
import { type Endpoint, endpoint, requireUser } from "#platform/server/endpoint.ts"
import { startedViewSchema, viewRequestSchema } from "../person-view.ts"
import { startView } from "./start-view.ts"
import { viewCookie } from "./view-cookie.ts"

export const personViewsApi: readonly Endpoint[] = [
  endpoint({
    method: "POST",
    path: "/api/users/:id/view",
    summary: "The back office sees the product as a person does, for 15 minutes and reading only",
    access: needsRight("people.view-as"),
    freshProof: true,
    repeat: "natural",
    refuses: ["forbidden"],
    params: z.object({ id: rowIdInPath }),
    body: viewRequestSchema,
    answer: startedViewSchema,
    async handle(call) {
      const { reason } = call.body
      const view = await startView(call.db, requireUser(call), { userId: call.params.id, reason })
      return { json: { endsAt: view.endsAt.toISOString() }, cookies: [viewCookie(view.id)] }
    },
  }),
]
