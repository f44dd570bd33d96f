import { z } from "zod"
import { requestedAnswerSchema } from "#features/approvals/approval-schemas.ts"
import { needsRight } from "#features/office-roles/server/needs-right.ts"
import { rowIdInPath } from "#platform/id-input.ts"
import { type Endpoint, endpoint, requireUser } from "#platform/server/endpoint.ts"
import { correctionSchema } from "../correction.ts"
import { goodwillSchema } from "../goodwill.ts"
import { reasonedSchema } from "../intervention.ts"
import { officeCancellationSchema } from "../office-cancellation.ts"
import { rebookingSchema } from "../office-rebooking.ts"
import { partRefundSchema } from "../part-refund.ts"
import { phoneCorrectionSchema } from "../phone-correction.ts"
import { cancelForSide } from "./cancel-for-side.ts"
import { correctPerson } from "./correct-person.ts"
import { correctPhone } from "./correct-phone.ts"
import { giveGoodwill } from "./give-goodwill.ts"
import { rebookForOffice } from "./rebook-for-office.ts"
import { refundPart } from "./refund-part.ts"
import { waiveForOffice } from "./waive-for-office.ts"

const params = z.object({ id: rowIdInPath })

export const officeCommandsApi: readonly Endpoint[] = [
  endpoint({
    method: "POST",
    path: "/api/bookings/:id/office-cancellation",
    summary: "The back office ends a booking for its guest or its pilot, by their rules",
    access: needsRight("bookings.cancel"),
    freshProof: true,
    refuses: ["invalid", "not-found"],
    repeat: "natural",
    params,
    body: officeCancellationSchema,
    answer: z.object({ status: z.string() }),
    async handle(call) {
      const ended = { bookingId: call.params.id, ...call.body }
      return { json: await cancelForSide(call.db, requireUser(call), ended) }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/bookings/:id/goodwill",
    summary: "The back office gives something for a booking out of the platform's own money",
    access: needsRight("bookings.goodwill"),
    freshProof: true,
    refuses: ["invalid", "not-found", "conflict"],
    params,
    body: goodwillSchema,
    answer: z.object({ givenCents: z.int(), requested: requestedAnswerSchema.nullable() }),
    async handle(call) {
      const given = { bookingId: call.params.id, ...call.body }
      return { json: await giveGoodwill(call.db, requireUser(call), given) }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/bookings/:id/part-refund",
    summary: "The back office gives back a part of what a booking has paid, before it is settled",
    access: needsRight("bookings.refund"),
    freshProof: true,
    refuses: ["invalid", "not-found"],
    params,
    body: partRefundSchema,
    answer: z.object({ refundCents: z.int() }),
    async handle(call) {
      const refunded = { bookingId: call.params.id, ...call.body }
      return { json: await refundPart(call.db, requireUser(call), refunded) }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/bookings/:id/office-waiver",
    summary: "The back office gives back at the pilot's word what a late cancellation has kept",
    access: needsRight("bookings.refund"),
    freshProof: true,
    refuses: ["invalid", "not-found"],
    repeat: "natural",
    params,
    body: reasonedSchema,
    answer: z.object({ refundCents: z.int() }),
    async handle(call) {
      const waived = { bookingId: call.params.id, ...call.body }
      return { json: await waiveForOffice(call.db, requireUser(call), waived) }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/bookings/:id/rebooking",
    summary: "The back office moves a booking to another flight; it never costs more than before",
    access: needsRight("bookings.rebook"),
    freshProof: true,
    refuses: ["invalid", "not-found"],
    repeat: "natural",
    params,
    body: rebookingSchema,
    answer: z.object({ flightId: z.int() }),
    async handle(call) {
      const moved = { bookingId: call.params.id, ...call.body }
      return { json: await rebookForOffice(call.db, requireUser(call), moved) }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/bookings/:id/correction",
    summary: "The back office puts right what a booking says of one person; it reads no weight",
    access: needsRight("bookings.correct"),
    freshProof: true,
    refuses: ["invalid", "not-found"],
    repeat: "natural",
    params,
    body: correctionSchema,
    answer: z.object({ isChanged: z.boolean() }),
    async handle(call) {
      const corrected = { bookingId: call.params.id, ...call.body }
      return { json: await correctPerson(call.db, requireUser(call), corrected) }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/bookings/:id/guest-phone",
    summary: "The back office enters the telephone number that a guest has named; it reads none",
    access: needsRight("bookings.correct"),
    freshProof: true,
    refuses: ["invalid", "not-found"],
    repeat: "natural",
    params,
    body: phoneCorrectionSchema,
    answer: z.object({ isChanged: z.boolean() }),
    async handle(call) {
      const corrected = { bookingId: call.params.id, ...call.body }
      return { json: await correctPhone(call.db, requireUser(call), corrected) }
    },
  }),
]
