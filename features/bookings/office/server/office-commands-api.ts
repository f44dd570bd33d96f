import { z } from "zod"
import { rowIdInPath } from "#platform/id-input.ts"
import { type Endpoint, endpoint, requireUser } from "#platform/server/endpoint.ts"
import { officeCancellationSchema } from "../office-cancellation.ts"
import { cancelForSide } from "./cancel-for-side.ts"

const params = z.object({ id: rowIdInPath })

export const officeCommandsApi: readonly Endpoint[] = [
  endpoint({
    method: "POST",
    path: "/api/bookings/:id/office-cancellation",
    summary: "The back office ends a booking for its guest or its pilot, by their rules",
    access: "admin",
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
]
