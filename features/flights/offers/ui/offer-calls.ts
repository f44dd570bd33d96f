import type { CopiedFlight } from "#features/flights/draft/draft-input.ts"
import { api } from "#platform/api-client.ts"

export function callPauseFlight(flightId: number): Promise<void> {
  return api.post(`/api/flights/${flightId}/pause`)
}

export function callResumeFlight(flightId: number): Promise<void> {
  return api.post(`/api/flights/${flightId}/resume`)
}

/** The flight and all behind it in its series. */
export function callPauseSeries(flightId: number): Promise<void> {
  return api.post(`/api/flights/${flightId}/pause-series`)
}

/** The same; all of them or none. */
export function callResumeSeries(flightId: number): Promise<void> {
  return api.post(`/api/flights/${flightId}/resume-series`)
}

/** Answers where the new draft is written. */
export function callCopyFlight(flightId: number): Promise<CopiedFlight> {
  return api.post(`/api/flights/${flightId}/copy`)
}
