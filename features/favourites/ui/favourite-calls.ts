import { api } from "#platform/api-client.ts"

const pathOf = (userId: number) => `/api/users/${userId}/favourites`

/** Notes a flight or strikes it off. */
export async function callAddFavourite(
  userId: number,
  flightId: number,
  isNoted: boolean,
): Promise<void> {
  const path = `${pathOf(userId)}/${flightId}`
  await (isNoted ? api.put(path) : api.delete(path))
}

/** Brings what the browser has kept for a guest. */
export async function callImportFavourites(
  userId: number,
  flightIds: readonly number[],
): Promise<void> {
  await api.post(pathOf(userId), { flightIds })
}
