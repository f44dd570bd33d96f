import type { PlaneType } from "#features/planes/plane-type.ts"
import { PLANE_TYPES, type PlaneTypeKey } from "#features/planes/plane-types.ts"

/** An aircraft type as the clubs of the demo world keep it. */
export interface DemoPlaneType extends PlaneType {
  typeKey: PlaneTypeKey
  /** What is left for guests and their luggage with the pilot and fuel for the trip on board. */
  payloadKg: number
  /** Usual club price of an hour with fuel, in cents. */
  wetRateCents: number
  isAerobatic?: boolean
  /** As an aircraft of the type was weighed; together with the type's own arms it has a balance. */
  weighed?: { emptyKg: number; emptyArm: number }
}

const demoTypes = {
  C152: {
    typeKey: "c152",
    payloadKg: 105,
    wetRateCents: 13200,
    weighed: { emptyKg: 530, emptyArm: 0.77 },
  },
  C172: {
    typeKey: "c172r",
    model: "Cessna 172",
    payloadKg: 260,
    wetRateCents: 17800,
    weighed: { emptyKg: 710, emptyArm: 1.01 },
  },
  C182: {
    typeKey: "c182",
    payloadKg: 310,
    wetRateCents: 24600,
  },
  PA28W: {
    typeKey: "pa28-161",
    payloadKg: 255,
    wetRateCents: 16800,
    weighed: { emptyKg: 640, emptyArm: 2.197 },
  },
  PA28A: {
    typeKey: "pa28-181",
    payloadKg: 285,
    wetRateCents: 18900,
    weighed: { emptyKg: 700, emptyArm: 2.21 },
  },
  DR400: {
    typeKey: "dr400",
    payloadKg: 310,
    wetRateCents: 19200,
  },
  SR22: {
    typeKey: "sr22",
    payloadKg: 290,
    wetRateCents: 34500,
  },
  DA40: {
    typeKey: "da40",
    payloadKg: 240,
    wetRateCents: 18400,
  },
  TB10: {
    typeKey: "tb10",
    payloadKg: 265,
    wetRateCents: 18700,
  },
  BE36: {
    typeKey: "be36",
    payloadKg: 370,
    wetRateCents: 32500,
  },
  AT3: {
    typeKey: "at3",
    payloadKg: 100,
    wetRateCents: 11800,
  },
  A210: {
    typeKey: "a210",
    payloadKg: 115,
    wetRateCents: 13500,
  },
  P2002: {
    typeKey: "p2002",
    payloadKg: 105,
    wetRateCents: 12400,
  },
  DV20: {
    typeKey: "dv20",
    payloadKg: 100,
    wetRateCents: 12800,
  },
  DECATHLON: {
    typeKey: "decathlon",
    payloadKg: 110,
    wetRateCents: 22800,
    isAerobatic: true,
  },
  C42: {
    typeKey: "c42",
    payloadKg: 100,
    wetRateCents: 9600,
  },
  SF25: {
    typeKey: "sf25",
    payloadKg: 100,
    wetRateCents: 8400,
  },
} as const satisfies Record<string, Omit<DemoPlaneType, keyof PlaneType> & { model?: string }>

export type DemoPlaneTypeKey = keyof typeof demoTypes

export function demoPlaneType(key: DemoPlaneTypeKey): DemoPlaneType {
  const type = demoTypes[key]
  return { ...PLANE_TYPES[type.typeKey], ...type }
}
