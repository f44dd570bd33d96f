import type { PlaneInput } from "#features/planes/plane-schema.ts"

/** A club's Cessna, as its pilot fills in the form. */
export const PLANE_INPUT: PlaneInput = {
  typeKey: "c172p",
  model: "Cessna 172 P",
  icaoType: "C172",
  registration: "D-EKBW",
  category: "SEP",
  wing: "high",
  year: 1984,
  seats: 4,
  ownership: "club",
  hourlyRateCents: 17_800,
  isRateWet: true,
  fuelLitresPerHour: 34,
  cruiseKnots: 112,
  payloadKg: 260,
  balance: null,
}
