import { z } from "zod"
import { requireOwner } from "#features/users/core/server/require-owner.ts"
import { rowIdInPath } from "#platform/id-input.ts"
import { type Endpoint, endpoint } from "#platform/server/endpoint.ts"
import { userStatisticsSchema } from "../user-statistics.ts"
import { getUserStatistics } from "./user-statistics-queries.ts"

export const statisticsApi: readonly Endpoint[] = [
  endpoint({
    method: "GET",
    path: "/api/users/:id/statistics",
    summary: "The caller's statistics as a passenger and as a pilot",
    access: "signed-in",
    params: z.object({ id: rowIdInPath }),
    answer: userStatisticsSchema,
    async handle(call) {
      return { json: await getUserStatistics(call.db, requireOwner(call)) }
    },
  }),
]
