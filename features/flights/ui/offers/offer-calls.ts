import { api } from "#platform/api-client.ts"
import type { CopiedFlight } from "../../draft/draft-input.ts"

export function callPauseFlight(flightId: number): Promise<void> {
  return api.post(`/api/flights/${flightId}/pause`)
}

export function callResumeFlight(flightId: number): Promise<void> {
  return api.post(`/api/flights/${flightId}/resume`)
}

/** Answers where the new draft is written. */
export function callCopyFlight(flightId: number): Promise<CopiedFlight> {
  return api.post(`/api/flights/${flightId}/copy`)
}
