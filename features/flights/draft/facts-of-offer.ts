import { type FlightFacts, toTheMinute } from "#features/flights/core/flight-change.ts"
import { formatRoute } from "#features/flights/core/format-route.ts"
import type { FlightTimes, Offer } from "./offer.ts"

type Parts = Pick<Offer, "kind" | "costs" | "plane" | "route"> & { times: FlightTimes }

/** What guests would have booked of it. */
export function factsOfOffer({ kind, costs, plane, route, times }: Parts): FlightFacts {
  return {
    departsAt: toTheMinute(times.departsAt),
    endsAt: toTheMinute(times.endsAt),
    timeZone: route.departure.timeZone,
    way: formatRoute({ ...route, kind: kind.kind }),
    plane: { id: plane.id, name: `${plane.registration}, ${plane.model}` },
    seatPriceCents: costs.seatPriceCents,
  }
}
