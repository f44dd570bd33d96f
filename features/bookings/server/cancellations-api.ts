import { z } from "zod"
import { rowIdInPath } from "#platform/id-input.ts"
import { type Endpoint, endpoint, requireUser } from "#platform/server/endpoint.ts"
import { cancellationByPilotSchema, expectedRefundSchema } from "../cancellation-schemas.ts"
import { cancelBookingByPassenger } from "./cancel-booking-by-passenger.ts"
import { cancelBookingByPilot } from "./cancel-booking-by-pilot.ts"
import { waiveLateCancellation } from "./waive-late-cancellation.ts"

const rowParams = z.object({ id: rowIdInPath })
const statusAnswer = z.object({ status: z.string() })

export const cancellationsApi: readonly Endpoint[] = [
  endpoint({
    method: "POST",
    path: "/api/bookings/:id/cancel",
    summary: "The passenger cancels a confirmed booking; what is due goes back",
    access: "signed-in",
    refuses: ["invalid"],
    params: rowParams,
    body: expectedRefundSchema,
    answer: z.object({ status: z.string(), refundCents: z.int() }),
    async handle(call) {
      const { params, body } = call
      const user = requireUser(call)
      return {
        json: await cancelBookingByPassenger(call.db, user, params.id, body.shownRefundCents),
      }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/bookings/:id/cancel-for-guest",
    summary: "The pilot cannot take a guest along; everything goes back",
    access: "pilot",
    refuses: ["invalid"],
    params: rowParams,
    body: cancellationByPilotSchema,
    answer: statusAnswer,
    async handle(call) {
      const pilot = requireUser(call)
      return {
        json: { status: await cancelBookingByPilot(call.db, pilot, call.params.id, call.body) },
      }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/bookings/:id/waive",
    summary: "The pilot waives what a late cancellation has kept; it goes back",
    access: "pilot",
    refuses: ["invalid"],
    params: rowParams,
    answer: z.object({ refundCents: z.int() }),
    async handle(call) {
      return { json: await waiveLateCancellation(call.db, requireUser(call), call.params.id) }
    },
  }),
]
