import { type FlightFacts, toTheMinute } from "../flight-change.ts"
import { wayInWords } from "../way-in-words.ts"
import type { FlightTimes, Offer } from "./offer.ts"

type Parts = Pick<Offer, "kind" | "costs" | "plane" | "route"> & { times: FlightTimes }

/** What guests would have booked of it. */
export function factsOfOffer({ kind, costs, plane, route, times }: Parts): FlightFacts {
  return {
    departsAt: toTheMinute(times.departsAt),
    endsAt: toTheMinute(times.endsAt),
    timeZone: route.departure.timeZone,
    way: wayInWords({ ...route, kind: kind.kind }),
    plane: { id: plane.id, name: `${plane.registration}, ${plane.model}` },
    seatPriceCents: costs.seatPriceCents,
  }
}
