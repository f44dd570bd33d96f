import type { EnvelopePoint } from "./envelope.ts"
import type { Station } from "./mass-and-balance.ts"
import { FUEL_DENSITY, type TypeBalance } from "./plane-type.ts"

/*
 * Arms and limits from type certificate data sheets (FAA 3A12 Cessna 172, 3A19 Cessna 152, 2A13
 * Piper PA-28; normal category) and the handbooks of the same types, in their inches, pounds and US
 * gallons. Limits are rounded to the safe side. They name no lowest mass, so the polygon is closed
 * below every empty mass. Two baggage areas with a limit in common are one area here: the first.
 */

const inches = (value: number) => Math.round(value * 25.4) / 1000
const pounds = (value: number) => Math.floor(value * 0.45359237)
const gallons = (value: number) => Math.floor(value * 3.785411784)

/** Forward limit up to a mass, a slope from there to the highest mass, one aft limit. */
function envelope(limits: {
  lowestKg: number
  forward: { arm: number; upTo: number }
  highest: { arm: number; pounds: number }
  aft: number
}): EnvelopePoint[] {
  const { lowestKg, forward, highest, aft } = limits
  return [
    { arm: inches(forward.arm), kg: lowestKg },
    { arm: inches(forward.arm), kg: pounds(forward.upTo) },
    { arm: inches(highest.arm), kg: pounds(highest.pounds) },
    { arm: inches(aft), kg: pounds(highest.pounds) },
    { arm: inches(aft), kg: lowestKg },
  ]
}

const station = (name: string, arm: number, maxPounds?: number): Station => ({
  name,
  arm: inches(arm),
  maxKg: maxPounds === undefined ? null : pounds(maxPounds),
})

const cessna172 = (
  highest: { arm: number; pounds: number },
  usableGallons: number,
): TypeBalance => ({
  maxTakeoffKg: pounds(highest.pounds),
  maxLandingKg: null,
  stations: [station("Vorn", 37), station("Hinten", 73), station("Gepäckraum", 95, 120)],
  fuel: { arm: inches(48), litres: gallons(usableGallons), density: FUEL_DENSITY.Avgas },
  envelope: envelope({ lowestKg: 600, forward: { arm: 35, upTo: 1950 }, highest, aft: 47.3 }),
})

const piper28 = (limits: {
  forward: { arm: number; upTo: number }
  highest: { arm: number; pounds: number }
}): TypeBalance => ({
  maxTakeoffKg: pounds(limits.highest.pounds),
  maxLandingKg: null,
  stations: [station("Vorn", 80.5), station("Hinten", 118.1), station("Gepäckraum", 142.8, 200)],
  fuel: { arm: inches(95), litres: gallons(48), density: FUEL_DENSITY.Avgas },
  envelope: envelope({ lowestKg: 550, ...limits, aft: 93 }),
})

export const TYPE_BALANCES = {
  c152: {
    maxTakeoffKg: pounds(1670),
    maxLandingKg: null,
    stations: [station("Vorn", 39), station("Gepäckraum", 64, 120)],
    fuel: { arm: inches(42), litres: gallons(24.5), density: FUEL_DENSITY.Avgas },
    envelope: envelope({
      lowestKg: 450,
      forward: { arm: 31, upTo: 1350 },
      highest: { arm: 32.65, pounds: 1670 },
      aft: 36.5,
    }),
  },
  c172n: cessna172({ arm: 38.5, pounds: 2300 }, 40),
  c172p: cessna172({ arm: 39.5, pounds: 2400 }, 40),
  c172r: cessna172({ arm: 40, pounds: 2450 }, 53),
  c172s: cessna172({ arm: 41, pounds: 2550 }, 53),
  "pa28-161": piper28({
    forward: { arm: 83, upTo: 1950 },
    highest: { arm: 87, pounds: 2325 },
  }),
  "pa28-181": piper28({
    forward: { arm: 82, upTo: 2050 },
    highest: { arm: 88.6, pounds: 2550 },
  }),
} as const satisfies Record<string, TypeBalance>
