import { api } from "#platform/api-client.ts"
import type { PlaneDetails } from "../plane-schema.ts"

/** Answers the aircraft's id. */
export async function callAddPlane(details: PlaneDetails, intent: string): Promise<number> {
  const { id } = await api.post<{ id: number }>("/api/planes", details, { intent })
  return id
}

export async function callChangePlane(planeId: number, details: PlaneDetails): Promise<number> {
  const { id } = await api.put<{ id: number }>(`/api/planes/${planeId}`, details)
  return id
}

export async function callSetUse(id: number, isInUse: boolean, intent: string): Promise<void> {
  await api.post(`/api/planes/${id}/${isInUse ? "return" : "retire"}`, undefined, { intent })
}
