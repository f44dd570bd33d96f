import type { GeoPoint } from "#features/places/geo.ts"
import type { SearchHit } from "#features/search/offer-card.ts"
import type { FlightRequestStatus, Goal } from "./flight-request.ts"

/** What somebody asks for. */
export interface RequestSummary {
  place: string
  radiusKm: number
  goal: Goal
  destination: string | null
  firstDay: string | null
  lastDay: string | null
  persons: number
  maxPriceCents: number | null
}

/** A request as pilots see it: of the person, only the first name and an initial. */
export interface NearbyRequest extends GeoPoint, RequestSummary {
  id: number
  requester: string
  message: string
  openedAt: string
  /** The own airfield that is nearest to it. */
  from: { code: string; name: string; km: number }
  /** What this pilot has made of it. */
  answer:
    | { kind: "writing"; path: string }
    | { kind: "in_review" }
    | { kind: "offered"; flightId: number }
    | null
}

/** An own request, with the flights that pilots have offered for it. */
export interface OwnRequest extends RequestSummary {
  id: number
  status: FlightRequestStatus
  message: string
  createdAt: string
  endsAt: string | null
  /** The address of the form with the same requests. */
  againPath: string
  offers: SearchHit[]
}

/** What a mail says of a request. */
export type FlightRequestDetails = Pick<
  NearbyRequest,
  | "id"
  | "requester"
  | "place"
  | "goal"
  | "destination"
  | "firstDay"
  | "lastDay"
  | "persons"
  | "maxPriceCents"
  | "message"
>
