import type { ArrangedPhoto, FlightPhoto } from "#features/flights/core/flight-photo-path.ts"
import type { SendOptions } from "#features/users/photos/ui/use-photo-uploads.ts"
import { api } from "#platform/api-client.ts"

interface Photos {
  photos: FlightPhoto[]
}

const pathOf = (flightId: number) => `/api/flights/${flightId}/photos`

export async function callAddFlightPhoto(flightId: number, file: Blob, options: SendOptions) {
  return (await api.upload<Photos>(pathOf(flightId), file, options)).photos
}

export async function callArrangeFlightPhotos(flightId: number, photos: readonly FlightPhoto[]) {
  const arranged: ArrangedPhoto[] = photos.map(({ id, alt, crop }) => ({ id, alt, crop }))
  return (await api.put<Photos>(pathOf(flightId), { photos: arranged })).photos
}

export async function callRemoveFlightPhoto(flightId: number, photoId: string) {
  return (await api.delete<Photos>(`${pathOf(flightId)}/${photoId}`)).photos
}
