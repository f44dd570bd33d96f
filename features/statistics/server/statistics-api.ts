import { z } from "zod"
import { requireOwner } from "#features/users/core/server/require-owner.ts"
import { rowIdInPath } from "#platform/id-input.ts"
import { type Endpoint, endpoint } from "#platform/server/endpoint.ts"
import { YEAR } from "../statistics-query.ts"
import { userStatisticsSchema } from "../user-statistics.ts"
import { getUserStatistics, type RatingOf } from "./user-statistics-queries.ts"

export const statisticsApi = (ratingOf: RatingOf): readonly Endpoint[] => [
  endpoint({
    method: "GET",
    path: "/api/users/:id/statistics",
    summary: "The caller's statistics as a passenger and as a pilot, all time or of one year",
    access: "signed-in",
    isShownInView: true,
    params: z.object({ id: rowIdInPath }),
    query: z.object({ year: z.string().regex(YEAR).transform(Number).optional() }),
    answer: userStatisticsSchema,
    async handle(call) {
      const year = call.query.year ?? null
      return {
        json: await getUserStatistics(call.db, requireOwner(call), { year, ratingOf }),
      }
    },
  }),
]
