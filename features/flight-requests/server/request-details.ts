import { publicName } from "#features/users/core/user.ts"
import { maskContacts } from "#platform/mask-contacts.ts"
import type { FlightRequestDetails } from "../flight-request-view.ts"
import type { FlightRequestRow } from "./flight-requests-tables.ts"

/** What others may read of a request; of the person only the public name. */
export function requestDetails(
  request: FlightRequestRow,
  person: Parameters<typeof publicName>[0],
): FlightRequestDetails {
  const { id, place, goal, destination, firstDay, lastDay, persons, maxPriceCents, message } =
    request
  return {
    id,
    requester: publicName(person),
    place,
    goal,
    destination,
    firstDay,
    lastDay,
    persons,
    maxPriceCents,
    message: maskContacts(message),
  }
}
