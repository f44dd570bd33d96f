import type { PlaneCategory, Wing } from "#features/planes/plane.ts"

export type Fuel = "Avgas" | "Mogas" | "Jet A-1"

/** An aircraft type with the figures of its handbook, rounded as pilots do. */
export interface PlaneType {
  model: string
  icaoType: string
  category: PlaneCategory
  wing: Wing
  seats: number
  /** What is left for guests and their luggage with the pilot and fuel for the trip on board. */
  payloadKg: number
  cruiseKnots: number
  fuel: Fuel
  fuelLitresPerHour: number
  /** Usual club price of an hour with fuel, in cents. */
  wetRateCents: number
  isAerobatic?: boolean
}

const sep = { category: "SEP", fuel: "Avgas" } as const
const lowSep = { ...sep, wing: "low" } as const
const highSep = { ...sep, wing: "high" } as const

const planeTypes = {
  C152: {
    ...highSep,
    model: "Cessna 152",
    icaoType: "C152",
    seats: 2,
    payloadKg: 105,
    cruiseKnots: 95,
    fuelLitresPerHour: 23,
    wetRateCents: 13200,
  },
  C172: {
    ...highSep,
    model: "Cessna 172",
    icaoType: "C172",
    seats: 4,
    payloadKg: 260,
    cruiseKnots: 112,
    fuelLitresPerHour: 34,
    wetRateCents: 17800,
  },
  C182: {
    ...highSep,
    model: "Cessna 182",
    icaoType: "C182",
    seats: 4,
    payloadKg: 310,
    cruiseKnots: 140,
    fuelLitresPerHour: 50,
    wetRateCents: 24600,
  },
  PA28W: {
    ...lowSep,
    model: "Piper PA-28-161 Warrior",
    icaoType: "P28A",
    seats: 4,
    payloadKg: 255,
    cruiseKnots: 110,
    fuelLitresPerHour: 33,
    wetRateCents: 16800,
  },
  PA28A: {
    ...lowSep,
    model: "Piper PA-28-181 Archer",
    icaoType: "P28A",
    seats: 4,
    payloadKg: 285,
    cruiseKnots: 120,
    fuelLitresPerHour: 37,
    wetRateCents: 18900,
  },
  DR400: {
    ...lowSep,
    model: "Robin DR400/180",
    icaoType: "DR40",
    seats: 4,
    payloadKg: 310,
    cruiseKnots: 125,
    fuelLitresPerHour: 38,
    wetRateCents: 19200,
  },
  SR22: {
    ...lowSep,
    model: "Cirrus SR22",
    icaoType: "SR22",
    seats: 4,
    payloadKg: 290,
    cruiseKnots: 170,
    fuelLitresPerHour: 62,
    wetRateCents: 34500,
  },
  DA40: {
    ...lowSep,
    model: "Diamond DA40 TDI",
    icaoType: "DA40",
    seats: 4,
    payloadKg: 240,
    cruiseKnots: 120,
    fuel: "Jet A-1",
    fuelLitresPerHour: 22,
    wetRateCents: 18400,
  },
  TB10: {
    ...lowSep,
    model: "Socata TB10 Tobago",
    icaoType: "TOBA",
    seats: 4,
    payloadKg: 265,
    cruiseKnots: 122,
    fuelLitresPerHour: 40,
    wetRateCents: 18700,
  },
  BE36: {
    ...lowSep,
    model: "Beechcraft A36 Bonanza",
    icaoType: "BE36",
    seats: 6,
    payloadKg: 370,
    cruiseKnots: 160,
    fuelLitresPerHour: 58,
    wetRateCents: 32500,
  },
  AT3: {
    ...lowSep,
    model: "Aero AT-3 R100",
    icaoType: "AAT3",
    seats: 2,
    payloadKg: 100,
    cruiseKnots: 100,
    fuel: "Mogas",
    fuelLitresPerHour: 18,
    wetRateCents: 11800,
  },
  A210: {
    ...lowSep,
    model: "Aquila A210",
    icaoType: "AQUI",
    seats: 2,
    payloadKg: 115,
    cruiseKnots: 115,
    fuel: "Mogas",
    fuelLitresPerHour: 20,
    wetRateCents: 13500,
  },
  P2002: {
    ...lowSep,
    model: "Tecnam P2002 JF",
    icaoType: "SIRA",
    seats: 2,
    payloadKg: 105,
    cruiseKnots: 110,
    fuel: "Mogas",
    fuelLitresPerHour: 18,
    wetRateCents: 12400,
  },
  DV20: {
    ...lowSep,
    model: "Diamond DV20 Katana",
    icaoType: "DV20",
    seats: 2,
    payloadKg: 100,
    cruiseKnots: 112,
    fuel: "Mogas",
    fuelLitresPerHour: 17,
    wetRateCents: 12800,
  },
  DECATHLON: {
    ...highSep,
    model: "American Champion Super Decathlon",
    icaoType: "BL8",
    seats: 2,
    payloadKg: 110,
    cruiseKnots: 118,
    fuelLitresPerHour: 40,
    wetRateCents: 22800,
    isAerobatic: true,
  },
  C42: {
    model: "Comco Ikarus C42",
    icaoType: "ULAC",
    category: "UL",
    wing: "high",
    seats: 2,
    payloadKg: 100,
    cruiseKnots: 90,
    fuel: "Mogas",
    fuelLitresPerHour: 13,
    wetRateCents: 9600,
  },
  SF25: {
    model: "Scheibe SF 25 C Falke",
    icaoType: "SF25",
    category: "TMG",
    wing: "low",
    seats: 2,
    payloadKg: 100,
    cruiseKnots: 80,
    fuel: "Mogas",
    fuelLitresPerHour: 14,
    wetRateCents: 8400,
  },
} as const satisfies Record<string, PlaneType>

export type PlaneTypeKey = keyof typeof planeTypes

export function planeType(key: PlaneTypeKey): PlaneType {
  return planeTypes[key]
}
