import { z } from "zod"
import type { UserActor } from "#platform/actor.ts"
import { hours } from "#platform/duration.ts"
import { rowIdInPath } from "#platform/id-input.ts"
import { type Endpoint, endpoint, requireUser } from "#platform/server/endpoint.ts"
import { consumeRateLimit, type Limit } from "#platform/server/rate-limit.ts"
import {
  delaySchema,
  diversionSchema,
  goDecisionSchema,
  momentSchema,
} from "../flight-day-schemas.ts"
import { announceDelay } from "./announce-delay.ts"
import { decideGo } from "./decide-go.ts"
import { divert } from "./divert.ts"
import { land } from "./land.ts"
import { takeOff } from "./take-off.ts"

const flightParams = z.object({ id: rowIdInPath })

// each of them tells guests something
const DAY_STEPS: Limit = { name: "flight-day", points: 60, windowMs: hours(1) }

async function requireLimited(call: { user: UserActor | null }): Promise<UserActor> {
  const pilot = requireUser(call)
  await consumeRateLimit(DAY_STEPS, String(pilot.userId))
  return pilot
}

/** The steps of the day, each of the pilot of its flight. */
export const flightDayApi: readonly Endpoint[] = [
  endpoint({
    method: "POST",
    path: "/api/flights/:id/go",
    summary: "The pilot says that the flight takes place, or when there will be an answer",
    access: "pilot",
    refuses: ["invalid", "limited"],
    params: flightParams,
    status: 204,
    body: goDecisionSchema,
    async handle(call) {
      const pilot = await requireLimited(call)
      await decideGo(call.db, pilot, call.params.id, call.body)
      return { json: null }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/flights/:id/delay",
    summary: "The pilot announces a later start on the day; 0 minutes take it back",
    access: "pilot",
    refuses: ["invalid", "limited"],
    params: flightParams,
    status: 204,
    body: delaySchema,
    async handle(call) {
      const pilot = await requireLimited(call)
      await announceDelay(call.db, pilot, call.params.id, call.body.minutes)
      return { json: null }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/flights/:id/take-off",
    summary: "The flight is under way since now, or since the given time",
    access: "pilot",
    refuses: ["invalid", "limited"],
    params: flightParams,
    status: 204,
    body: momentSchema,
    async handle(call) {
      const pilot = await requireLimited(call)
      await takeOff(call.db, pilot, call.params.id, call.body.at)
      return { json: null }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/flights/:id/landing",
    summary: "The flight has landed now, or at the given time",
    access: "pilot",
    refuses: ["invalid", "limited"],
    params: flightParams,
    status: 204,
    body: momentSchema,
    async handle(call) {
      const pilot = await requireLimited(call)
      await land(call.db, pilot, call.params.id, call.body.at)
      return { json: null }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/flights/:id/diversion",
    summary: "The flight lands elsewhere; the planned destination takes it back",
    access: "pilot",
    refuses: ["invalid", "limited"],
    params: flightParams,
    status: 204,
    body: diversionSchema,
    async handle(call) {
      const pilot = await requireLimited(call)
      await divert(call.db, pilot, call.params.id, call.body)
      return { json: null }
    },
  }),
]
