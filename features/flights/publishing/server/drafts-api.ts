import { z } from "zod"
import type { Guests } from "#features/flights/changes/server/guests.ts"
import {
  copiedFlightSchema,
  handedInSchema,
  handInQuerySchema,
  savedDraftSchema,
  stepInputSchema,
} from "#features/flights/draft/draft-input.ts"
import { closeDraft, removeDraft } from "#features/flights/draft/server/remove-draft.ts"
import {
  pauseFlight,
  pauseSeries,
  resumeFlight,
  resumeSeries,
} from "#features/flights/pausing/server/pause-flight.ts"
import { rowIdInPath } from "#platform/id-input.ts"
import { type Endpoint, endpoint, requireUser } from "#platform/server/endpoint.ts"
import { copyFlight } from "./copy-flight.ts"
import { handInDraft } from "./hand-in-draft.ts"
import { openDraft, saveDraftStep } from "./save-draft-step.ts"

const draftParams = z.object({ id: rowIdInPath })

export const draftsApi = (guests: Guests): readonly Endpoint[] => [
  endpoint({
    method: "POST",
    path: "/api/drafts",
    summary: "Creates the caller's open draft of a flight from its first answers",
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
    summary: "Saves the answers of one step; refused when it was changed elsewhere in between",
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
    summary: "Submits a finished draft: its flights are published, or wait for the back office",
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
    summary: "Closes the open draft for later, so that another one can be started",
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
    summary: "Creates a draft as a copy of the caller's flight, without its date",
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
    summary: "Pauses the caller's flight; bookings stay",
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
    summary: "Resumes a paused flight, if it may still be offered",
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
    summary: "Pauses the caller's flight and all later ones of its series",
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
    summary: "Resumes a paused flight and all later paused ones of its series, or none",
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
