import { api } from "#platform/api-client.ts"
import type { LandingInput } from "../landing-schemas.ts"

export function callLogLanding(entry: LandingInput, intent: string): Promise<{ id: number }> {
  return api.post("/api/landings", entry, { intent })
}

export function callCorrectLanding(id: number, entry: LandingInput): Promise<{ id: number }> {
  return api.put(`/api/landings/${id}`, entry)
}

export function callRemoveLanding(id: number): Promise<{ id: number }> {
  return api.delete(`/api/landings/${id}`)
}
