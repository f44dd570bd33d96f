import type { OwnUser } from "#features/users/core/users-schemas.ts"
import { api } from "#platform/api-client.ts"
import type { PhotoCrop } from "../photo.ts"

interface PhotoUpload {
  file: Blob
  crop: PhotoCrop
  signal: AbortSignal
  onProgress: (share: number) => void
}

export function callSavePhoto(userId: number, { file, crop, ...options }: PhotoUpload) {
  const part = new URLSearchParams(
    Object.entries(crop).map(([name, value]) => [name, value.toFixed(4)]),
  )
  return api.upload<OwnUser>(`/api/users/${userId}/photo?${part}`, file, options)
}

export function callRemovePhoto(userId: number): Promise<OwnUser> {
  return api.delete(`/api/users/${userId}/photo`)
}
