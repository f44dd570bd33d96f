import type { TownSuggestion } from "#features/places/town-suggestion.ts"
import { EMAIL_MISSING } from "#features/users/core/email-address.ts"
import type { ChosenGoal, DaysChoice, RadiusKm } from "./flight-request.ts"

/** What the form begins with. A town that nobody knows stays as its text. */
export interface FlightRequestStart {
  placeText: string
  place: TownSuggestion | null
  radiusKm: RadiusKm
  goal: ChosenGoal
  destinationText: string
  destination: TownSuggestion | null
  days: DaysChoice
  firstDay: string
  lastDay: string
  persons: number
  /** Whole euros, as typed. */
  most: string
}

/** What was typed, as the fields hold it; towns are what was chosen from the suggestions. */
export interface TypedFlightRequest {
  place: TownSuggestion | null
  radiusKm: string
  goal: string
  destination: TownSuggestion | null
  days: string
  firstDay: string
  lastDay: string
  persons: string
  most: string
  message: string
  email: string
  honeypot: string
}

/** The body of the call; what is not asked for in this form of days is left out. */
export function inputOf(typed: TypedFlightRequest, isSignedIn: boolean) {
  const { days, firstDay, goal } = typed
  const lastDay = days === "day" ? firstDay : typed.lastDay
  return {
    place: typed.place?.address ?? "",
    coordinates: typed.place?.coordinates ?? { lat: 0, lng: 0 },
    radiusKm: Number(typed.radiusKm),
    goal,
    destination:
      goal === "town" && typed.destination
        ? { name: typed.destination.address, coordinates: typed.destination.coordinates }
        : null,
    firstDay: days === "any" ? null : firstDay || null,
    lastDay: days === "any" ? null : lastDay || null,
    persons: Number(typed.persons),
    mostEuros: typed.most.trim() === "" ? null : Number(typed.most.trim().replace(",", ".")),
    message: typed.message,
    ...(!isSignedIn && { email: typed.email }),
    honeypot: typed.honeypot,
  }
}

export type FlightRequestField =
  | "place"
  | "destination"
  | "firstDay"
  | "lastDay"
  | "persons"
  | "mostEuros"
  | "message"
  | "email"

/** What is missing before anything is sent, in the order of the fields; the server judges the rest. */
export function missingIn(
  typed: TypedFlightRequest,
  isSignedIn: boolean,
): Partial<Record<FlightRequestField, string>> {
  const chooseTown = "Wähle eines der Ergebnisse aus"
  return {
    ...(!typed.place && { place: chooseTown }),
    ...(typed.goal === "town" && !typed.destination && { destination: chooseTown }),
    ...(typed.days !== "any" &&
      !typed.firstDay && {
        firstDay: typed.days === "day" ? "Wähl den Tag." : "Wähl den ersten Tag.",
      }),
    ...(typed.days === "window" && !typed.lastDay && { lastDay: "Wähl den letzten Tag." }),
    ...(!isSignedIn && typed.email.trim() === "" && { email: EMAIL_MISSING }),
  }
}
