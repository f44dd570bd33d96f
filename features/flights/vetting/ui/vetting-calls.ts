import { api } from "#platform/api-client.ts"
import type { VettingAnswer, VettingInput } from "../vetting-schemas.ts"

export function callVetFlight(
  flightId: number,
  decision: VettingInput,
  intent: string,
): Promise<VettingAnswer> {
  return api.post(`/api/flights/${flightId}/vetting`, decision, { intent })
}
