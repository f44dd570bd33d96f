import { z } from "zod"
import { rowIdInPath } from "#platform/id-input.ts"
import { type Endpoint, endpoint, requireUser } from "#platform/server/endpoint.ts"
import {
  copiedFlightSchema,
  handedInSchema,
  handInQuerySchema,
  savedDraftSchema,
  stepInputSchema,
} from "../draft/draft-input.ts"
import { copyFlight } from "./copy-flight.ts"
import type { Guests } from "./guests.ts"
import { handInDraft } from "./hand-in-draft.ts"
import { pauseFlight, pauseSeries, resumeFlight, resumeSeries } from "./pause-flight.ts"
import { closeDraft, removeDraft } from "./remove-draft.ts"
import { openDraft, saveDraftStep } from "./save-draft-step.ts"

const draftParams = z.object({ id: rowIdInPath })

export const draftsApi = (guests: Guests): readonly Endpoint[] => [
  endpoint({
    method: "POST",
    path: "/api/drafts",
    summary: "Saves a first answer as the caller's open draft of a flight, which it makes",
    access: "pilot",
    refuses: ["invalid"],
    repeat: "natural",
    body: stepInputSchema,
    answer: savedDraftSchema,
    async handle(call) {
      return { json: await openDraft(call.db, requireUser(call), call.body) }
    },
  }),
  endpoint({
    method: "PUT",
    path: "/api/drafts/:id",
    summary: "Saves the answers of one step; refused where it was changed elsewhere meanwhile",
    access: "pilot",
    refuses: ["invalid"],
    repeat: "natural",
    params: draftParams,
    body: stepInputSchema,
    answer: savedDraftSchema,
    async handle(call) {
      const input = { ...call.body, flightId: call.params.id }
      return { json: await saveDraftStep(call.db, requireUser(call), input, guests) }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/drafts/:id/hand-in",
    summary: "Makes flights of a finished draft: published, or waiting for the back office",
    access: "pilot",
    refuses: ["invalid", "forbidden"],
    repeat: "natural",
    params: draftParams,
    query: handInQuerySchema,
    answer: handedInSchema,
    async handle(call) {
      const { scope } = call.query
      const pilot = requireUser(call)
      return { json: await handInDraft(call.db, pilot, call.params.id, { guests, scope }) }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/drafts/:id/set-aside",
    summary: "Keeps a draft for later, so that the next one can be begun",
    access: "pilot",
    repeat: "natural",
    params: draftParams,
    status: 204,
    async handle(call) {
      await closeDraft(call.db, requireUser(call), call.params.id)
      return { json: null }
    },
  }),
  endpoint({
    method: "DELETE",
    path: "/api/drafts/:id",
    summary: "Deletes a draft",
    access: "pilot",
    repeat: "natural",
    params: draftParams,
    status: 204,
    async handle(call) {
      await removeDraft(call.db, requireUser(call), call.params.id)
      return { json: null }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/flights/:id/copy",
    summary: "Begins a draft with what an own flight says, apart from its date",
    access: "pilot",
    refuses: ["invalid"],
    params: draftParams,
    answer: copiedFlightSchema,
    async handle(call) {
      return { json: await copyFlight(call.db, requireUser(call), call.params.id) }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/flights/:id/pause",
    summary: "Takes an own flight off the market; who has booked stays booked",
    access: "pilot",
    refuses: ["invalid"],
    repeat: "natural",
    params: draftParams,
    status: 204,
    async handle(call) {
      await pauseFlight(call.db, requireUser(call), call.params.id)
      return { json: null }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/flights/:id/resume",
    summary: "Offers a paused flight again, if nothing speaks against it by now",
    access: "pilot",
    refuses: ["invalid", "forbidden"],
    repeat: "natural",
    params: draftParams,
    status: 204,
    async handle(call) {
      await resumeFlight(call.db, requireUser(call), call.params.id)
      return { json: null }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/flights/:id/pause-series",
    summary: "Takes an own flight and all behind it in its series off the market",
    access: "pilot",
    refuses: ["invalid"],
    repeat: "natural",
    params: draftParams,
    status: 204,
    async handle(call) {
      await pauseSeries(call.db, requireUser(call), call.params.id)
      return { json: null }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/flights/:id/resume-series",
    summary: "Offers a paused flight and all paused ones behind it in its series again, or none",
    access: "pilot",
    refuses: ["invalid", "forbidden"],
    repeat: "natural",
    params: draftParams,
    status: 204,
    async handle(call) {
      await resumeSeries(call.db, requireUser(call), call.params.id)
      return { json: null }
    },
  }),
]
