import { api } from "#platform/api-client.ts"
import type { inputOf } from "../flight-request-form.ts"
import type { BegunOffer, FlightRequest } from "../flight-request-schemas.ts"

export function callCreateFlightRequest(
  input: ReturnType<typeof inputOf>,
  intent: string,
): Promise<FlightRequest> {
  return api.post("/api/flight-requests", input, { intent })
}

/** Shows a draft to pilots nearby. */
export function callOpenFlightRequest(
  flightRequestId: number,
  intent: string,
): Promise<FlightRequest> {
  return api.post(`/api/flight-requests/${flightRequestId}/open`, undefined, { intent })
}

export function callCloseFlightRequest(
  flightRequestId: number,
  intent: string,
): Promise<FlightRequest> {
  return api.post(`/api/flight-requests/${flightRequestId}/close`, undefined, { intent })
}

/** Begins the draft of a flight that answers a request. */
export function callBeginOffer(flightRequestId: number, intent: string): Promise<BegunOffer> {
  return api.post(`/api/flight-requests/${flightRequestId}/offers`, undefined, { intent })
}
