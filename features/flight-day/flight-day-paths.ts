import { flightRoomPath } from "#features/flights/core/flight-path.ts"

/** The list of who has come, for the pilot; opens without a network. */
export function boardingPath(flightId: number): string {
  return `${flightRoomPath(flightId)}/an-bord`
}
