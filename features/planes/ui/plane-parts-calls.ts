import type { SendOptions } from "#features/users/photos/ui/use-photo-uploads.ts"
import { api } from "#platform/api-client.ts"
import type { PlaneInsuranceInput } from "../plane-insurance.ts"
import type { PlanePhoto } from "../plane-photo-path.ts"

interface Photos {
  photos: PlanePhoto[]
}

export async function callAddPlanePhoto(planeId: number, file: Blob, options: SendOptions) {
  return (await api.upload<Photos>(`/api/planes/${planeId}/photos`, file, options)).photos
}

export async function callArrangePlanePhotos(planeId: number, photos: readonly PlanePhoto[]) {
  return (await api.put<Photos>(`/api/planes/${planeId}/photos`, { photos })).photos
}

export async function callRemovePlanePhoto(planeId: number, photoId: string) {
  return (await api.delete<Photos>(`/api/planes/${planeId}/photos/${photoId}`)).photos
}

export async function callInsurePlane(planeId: number, insurance: PlaneInsuranceInput) {
  await api.put(`/api/planes/${planeId}/insurance`, insurance)
}
