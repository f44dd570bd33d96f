import { z } from "zod"
import { findFlightDetail } from "#features/flights/core/server/flights-queries.ts"
import { requireOwner } from "#features/users/core/server/require-owner.ts"
import { minimumsSchema } from "#features/weather/minimums.ts"
import { placeReportsSchema } from "#features/weather/reports.ts"
import { readReports } from "#features/weather/server/read-reports.ts"
import { clock } from "#platform/clock.ts"
import { hours } from "#platform/duration.ts"
import { DomainError } from "#platform/errors.ts"
import { rowIdInPath } from "#platform/id-input.ts"
import { type Endpoint, endpoint, requireUser } from "#platform/server/endpoint.ts"
import { consumeRateLimit, type Limit } from "#platform/server/rate-limit.ts"
import { canReadBriefing } from "../briefing-hours.ts"
import { briefedAerodromes } from "./briefed-aerodromes.ts"
import { findMinimums } from "./find-minimums.ts"
import { saveMinimums } from "./save-minimums.ts"

// every other minute through a long day of waiting for the fog to lift
const READINGS: Limit = { name: "weather-briefings", points: 120, windowMs: hours(1) }

const ofRow = z.object({ id: rowIdInPath })

export const briefingApi: readonly Endpoint[] = [
  endpoint({
    method: "GET",
    path: "/api/flights/:id/weather",
    summary: "METAR and TAF at the aerodromes of a flight that the caller flies within two days",
    access: "signed-in",
    isShownInView: true,
    refuses: ["limited"],
    params: ofRow,
    answer: z.array(placeReportsSchema),
    async handle(call) {
      const { userId } = requireUser(call)
      const detail = await findFlightDetail(call.db, call.params.id)
      if (!detail || !canReadBriefing(detail.flight, userId, clock.now())) throw noBriefing()
      await consumeRateLimit(READINGS, String(userId))
      const aerodromes = await briefedAerodromes(call.db, detail)
      const airports = aerodromes.map(({ airport }) => airport)
      const minimums = await findMinimums(call.db, userId)
      return { json: await readReports(call.db, airports, minimums) }
    },
  }),
  endpoint({
    method: "PUT",
    path: "/api/users/:id/minimums",
    summary: "Saves the caller's personal minimums; the last ones hold",
    access: "pilot",
    params: ofRow,
    body: minimumsSchema,
    answer: minimumsSchema,
    repeat: "natural",
    async handle(call) {
      await saveMinimums(call.db, requireOwner(call), call.body)
      return { json: call.body }
    },
  }),
]

function noBriefing(): DomainError {
  return new DomainError("no-briefing", "not-found", "Zu diesem Flug gibt es hier kein Wetter.")
}
