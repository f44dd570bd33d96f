import { z } from "zod"
import {
  checklistChangesSchema,
  ticksAnswerSchema,
} from "#features/checklists/checklist-schemas.ts"
import type { UserActor } from "#platform/actor.ts"
import { hours } from "#platform/duration.ts"
import { rowIdInPath } from "#platform/id-input.ts"
import type { Db } from "#platform/server/db.ts"
import { type Endpoint, endpoint, requireUser } from "#platform/server/endpoint.ts"
import { consumeRateLimit, type Limit } from "#platform/server/rate-limit.ts"
import { SCANNED_WORTHS } from "../boarding-pass.ts"
import {
  correctedWeightSchema,
  delaySchema,
  diversionSchema,
  goDecisionSchema,
  momentSchema,
  passQuerySchema,
} from "../flight-day-schemas.ts"
import { announceDelay } from "./announce-delay.ts"
import { changeBoarding, getBoardingTicks } from "./change-boarding.ts"
import { correctWeight } from "./correct-weight.ts"
import { decideGo } from "./decide-go.ts"
import { divert } from "./divert.ts"
import { shareWithKin, stopSharing } from "./kin-links.ts"
import { land } from "./land.ts"
import { takeOff } from "./take-off.ts"
import { worthOfScan } from "./worth-of-scan.ts"

const flightParams = z.object({ id: rowIdInPath })

// each of them tells guests something
const DAY_STEPS: Limit = { name: "flight-day", points: 60, windowMs: hours(1) }

interface DayStep<Body extends z.ZodType> {
  path: string
  summary: string
  body: Body
  run(db: Db, pilot: UserActor, flightId: number, body: z.output<Body>): Promise<void>
}

/** What the pilot of a flight says about its day. */
function dayStep<Body extends z.ZodType>({ run, ...step }: DayStep<Body>): Endpoint {
  return endpoint({
    ...step,
    method: "POST",
    access: "pilot",
    refuses: ["invalid", "limited"],
    params: flightParams,
    status: 204,
    async handle({ db, user, params, body }) {
      const pilot = requireUser({ user })
      await consumeRateLimit(DAY_STEPS, String(pilot.userId))
      await run(db, pilot, params.id, body as z.output<Body>)
      return { json: null }
    },
  })
}

/** The steps of the day, each of the pilot of its flight. */
export const flightDayApi: readonly Endpoint[] = [
  dayStep({
    path: "/api/flights/:id/go",
    summary: "The pilot says that the flight takes place, or when there will be an answer",
    body: goDecisionSchema,
    run: decideGo,
  }),
  dayStep({
    path: "/api/flights/:id/delay",
    summary: "The pilot announces a later start on the day; 0 minutes take it back",
    body: delaySchema,
    run: (db, pilot, flightId, { minutes }) => announceDelay(db, pilot, flightId, minutes),
  }),
  dayStep({
    path: "/api/flights/:id/take-off",
    summary: "The flight is under way since now, or since the given time",
    body: momentSchema,
    run: (db, pilot, flightId, { at }) => takeOff(db, pilot, flightId, at),
  }),
  dayStep({
    path: "/api/flights/:id/landing",
    summary: "The flight has landed now, or at the given time",
    body: momentSchema,
    run: (db, pilot, flightId, { at }) => land(db, pilot, flightId, at),
  }),
  dayStep({
    path: "/api/flights/:id/diversion",
    summary: "The flight lands elsewhere; the planned destination takes it back",
    body: diversionSchema,
    run: divert,
  }),
  endpoint({
    method: "GET",
    path: "/api/flights/:id/boarding",
    summary: "The pilot's ticks of who has come",
    access: "pilot",
    params: flightParams,
    answer: ticksAnswerSchema,
    async handle(call) {
      return { json: await getBoardingTicks(call.db, requireUser(call), call.params.id) }
    },
  }),
  endpoint({
    method: "PUT",
    path: "/api/flights/:id/boarding",
    summary: "Changes who has come; the latest change of an item wins",
    access: "pilot",
    refuses: ["invalid", "limited"],
    params: flightParams,
    body: checklistChangesSchema,
    answer: ticksAnswerSchema,
    repeat: "natural",
    async handle(call) {
      const pilot = requireUser(call)
      return { json: await changeBoarding(call.db, pilot, call.params.id, call.body.changes) }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/flights/:id/weights",
    summary: "The pilot corrects what somebody on board and their luggage weigh",
    access: "pilot",
    refuses: ["invalid"],
    params: flightParams,
    status: 204,
    body: correctedWeightSchema,
    async handle(call) {
      await correctWeight(call.db, requireUser(call), call.params.id, call.body)
      return { json: null }
    },
  }),
  endpoint({
    method: "GET",
    path: "/api/flights/:id/pass",
    summary: "What a boarding pass is worth on this flight, which its pilot has scanned",
    access: "pilot",
    params: flightParams,
    query: passQuerySchema,
    answer: z.object({ worth: z.enum(SCANNED_WORTHS) }),
    async handle(call) {
      const pilot = requireUser(call)
      return { json: { worth: await worthOfScan(call.db, pilot, call.params.id, call.query.t) } }
    },
  }),
  endpoint({
    method: "PUT",
    path: "/api/bookings/:id/kin-link",
    summary: "The guest makes a link for somebody at home, who sees how the flight stands",
    access: "signed-in",
    params: flightParams,
    answer: z.object({ path: z.string() }),
    repeat: "natural",
    async handle(call) {
      return { json: { path: await shareWithKin(call.db, requireUser(call), call.params.id) } }
    },
  }),
  endpoint({
    method: "DELETE",
    path: "/api/bookings/:id/kin-link",
    summary: "Ends that link",
    access: "signed-in",
    params: flightParams,
    status: 204,
    repeat: "natural",
    async handle(call) {
      await stopSharing(call.db, requireUser(call), call.params.id)
      return { json: null }
    },
  }),
]
