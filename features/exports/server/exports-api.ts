import { z } from "zod"
import { needsRight } from "#features/office-roles/server/needs-right.ts"
import { type Endpoint, endpoint, requireUser } from "#platform/server/endpoint.ts"
import { closeMonthSchema, monthInPath } from "../export-schemas.ts"
import { closeMonth } from "./close-month.ts"

export const exportsApi: readonly Endpoint[] = [
  endpoint({
    method: "POST",
    path: "/api/months/:month/closing",
    summary: "The back office closes a month of the accounts and keeps its control sums",
    access: needsRight("months.close"),
    refuses: ["invalid"],
    params: z.object({ month: monthInPath }),
    body: closeMonthSchema,
    answer: z.object({ month: z.string() }),
    async handle(call) {
      const input = { month: call.params.month, note: call.body.note }
      return { json: await closeMonth(call.db, requireUser(call), input) }
    },
  }),
]
