import { api } from "#platform/api-client.ts"
import type { inputOf } from "../flight-request-form.ts"
import type { BegunOffer, FlightRequest } from "../flight-request-schemas.ts"

/** `intent` is the idempotency key: it stays the same while the same request is sent again. */
export function callCreateFlightRequest(
  input: ReturnType<typeof inputOf>,
  intent: string,
): Promise<FlightRequest> {
  return api.post("/api/flight-requests", input, { intent })
}

/** Shows a draft to pilots nearby. */
export function callOpenFlightRequest(flightRequestId: number): Promise<FlightRequest> {
  return api.post(`/api/flight-requests/${flightRequestId}/open`)
}

export function callCloseFlightRequest(flightRequestId: number): Promise<FlightRequest> {
  return api.post(`/api/flight-requests/${flightRequestId}/close`)
}

/** Begins the draft of a flight that answers a request. */
export function callBeginOffer(flightRequestId: number): Promise<BegunOffer> {
  return api.post(`/api/flight-requests/${flightRequestId}/offers`)
}
