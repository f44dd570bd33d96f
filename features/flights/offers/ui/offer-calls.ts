import type { CopiedFlight } from "#features/flights/draft/draft-input.ts"
import { api } from "#platform/api-client.ts"

export function callPauseFlight(flightId: number, intent: string): Promise<void> {
  return api.post(`/api/flights/${flightId}/pause`, undefined, { intent })
}

export function callResumeFlight(flightId: number, intent: string): Promise<void> {
  return api.post(`/api/flights/${flightId}/resume`, undefined, { intent })
}

/** The flight and all behind it in its series. */
export function callPauseSeries(flightId: number, intent: string): Promise<void> {
  return api.post(`/api/flights/${flightId}/pause-series`, undefined, { intent })
}

/** The same; all of them or none. */
export function callResumeSeries(flightId: number, intent: string): Promise<void> {
  return api.post(`/api/flights/${flightId}/resume-series`, undefined, { intent })
}

/** Answers where the new draft is written. */
export function callCopyFlight(flightId: number, intent: string): Promise<CopiedFlight> {
  return api.post(`/api/flights/${flightId}/copy`, undefined, { intent })
}
