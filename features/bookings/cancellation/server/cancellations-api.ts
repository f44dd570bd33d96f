import { z } from "zod"
import { rowIdInPath } from "#platform/id-input.ts"
import { type Endpoint, endpoint, requireUser } from "#platform/server/endpoint.ts"
import {
  cancellationByPilotSchema,
  chosenDateSchema,
  expectedRefundSchema,
  newDatesSchema,
} from "../cancellation-schemas.ts"
import { cancelBookingByPassenger } from "./cancel-booking-by-passenger.ts"
import { cancelBookingByPilot } from "./cancel-booking-by-pilot.ts"
import { cancelFlight } from "./cancel-flight.ts"
import { chooseNewDate } from "./choose-new-date.ts"
import { declineNewDates } from "./decline-new-dates.ts"
import { offerNewDates } from "./offer-new-dates.ts"
import { waiveLateCancellation } from "./waive-late-cancellation.ts"

const rowParams = z.object({ id: rowIdInPath })
const statusAnswer = z.object({ status: z.string() })

export const cancellationsApi: readonly Endpoint[] = [
  endpoint({
    method: "POST",
    path: "/api/bookings/:id/cancel",
    summary: "The passenger cancels a confirmed booking; what is due is refunded",
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
    summary: "The pilot cancels one booking; everything is refunded",
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
    path: "/api/bookings/:id/new-date",
    summary:
      "The passenger of a cancelled flight accepts one of its new dates, without paying again",
    access: "signed-in",
    refuses: ["invalid"],
    params: rowParams,
    body: chosenDateSchema,
    answer: statusAnswer,
    async handle(call) {
      const { params, body } = call
      const user = requireUser(call)
      return { json: { status: await chooseNewDate(call.db, user, params.id, body.newDateId) } }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/bookings/:id/decline-new-dates",
    summary: "The passenger of a cancelled flight declines its new dates; everything is refunded",
    access: "signed-in",
    refuses: ["invalid"],
    params: rowParams,
    answer: statusAnswer,
    async handle(call) {
      return { json: { status: await declineNewDates(call.db, requireUser(call), call.params.id) } }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/flights/:id/cancel",
    summary: "The pilot cancels a flight; all bookings are refunded in full",
    access: "pilot",
    refuses: ["invalid"],
    params: rowParams,
    body: cancellationByPilotSchema,
    answer: statusAnswer,
    async handle(call) {
      const { params, body } = call
      return { json: { status: await cancelFlight(call.db, requireUser(call), params.id, body) } }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/flights/:id/new-dates",
    summary: "The pilot cancels a flight and offers its passengers one to three new dates",
    access: "pilot",
    refuses: ["invalid"],
    params: rowParams,
    body: newDatesSchema,
    answer: statusAnswer,
    async handle(call) {
      const { params, body } = call
      return { json: { status: await offerNewDates(call.db, requireUser(call), params.id, body) } }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/bookings/:id/waive",
    summary: "The pilot waives what was retained for a late cancellation; it is refunded",
    access: "pilot",
    refuses: ["invalid"],
    params: rowParams,
    answer: z.object({ refundCents: z.int() }),
    async handle(call) {
      return { json: await waiveLateCancellation(call.db, requireUser(call), call.params.id) }
    },
  }),
]
