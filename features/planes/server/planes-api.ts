import { z } from "zod"
import { rowIdInPath } from "#platform/id-input.ts"
import { type Endpoint, endpoint, requireUser } from "#platform/server/endpoint.ts"
import { planeSchema } from "../plane-schema.ts"
import { addPlane } from "./add-plane.ts"
import { changePlane } from "./change-plane.ts"
import { retirePlane, returnPlane } from "./retire-plane.ts"

const planeParams = z.object({ id: rowIdInPath })
const planeAnswer = z.object({ id: z.int() })
const useAnswer = z.object({ isInUse: z.boolean() })

export const planesApi: readonly Endpoint[] = [
  endpoint({
    method: "POST",
    path: "/api/planes",
    summary: "Adds an aircraft; a repeat returns the existing one",
    access: "pilot",
    refuses: ["invalid"],
    body: planeSchema,
    publicTexts: ["model"],
    status: 201,
    answer: planeAnswer,
    async handle(call) {
      return { json: { id: await addPlane(call.db, requireUser(call), call.body) } }
    },
  }),
  endpoint({
    method: "PUT",
    path: "/api/planes/:id",
    summary: "Updates the caller's aircraft",
    access: "pilot",
    refuses: ["invalid"],
    repeat: "natural",
    params: planeParams,
    body: planeSchema,
    publicTexts: ["model"],
    answer: planeAnswer,
    async handle(call) {
      await changePlane(call.db, requireUser(call), call.params.id, call.body)
      return { json: { id: call.params.id } }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/planes/:id/retire",
    summary: "Retires the caller's aircraft; flights that are offered with it stay",
    access: "pilot",
    repeat: "natural",
    params: planeParams,
    answer: useAnswer,
    async handle(call) {
      await retirePlane(call.db, requireUser(call), call.params.id)
      return { json: { isInUse: false } }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/planes/:id/return",
    summary: "Reactivates the caller's aircraft; refused while another one has its registration",
    access: "pilot",
    refuses: ["invalid"],
    repeat: "natural",
    params: planeParams,
    answer: useAnswer,
    async handle(call) {
      await returnPlane(call.db, requireUser(call), call.params.id)
      return { json: { isInUse: true } }
    },
  }),
]
