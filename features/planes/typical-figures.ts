import type { Balance } from "./mass-and-balance.ts"
import { findPlaneType } from "./plane-types.ts"

/** Whether a pilot's figures are still those of the type they began with, in any of the arms. */
export function hasTypicalFigures(typeKey: string | null, balance: Balance): boolean {
  const typical = findPlaneType(typeKey)?.balance
  if (!typical) return false
  const isOfType = (arm: number, name: string) =>
    typical.stations.some((station) => station.name === name && station.arm === arm)
  return (
    balance.fuel.arm === typical.fuel.arm ||
    balance.stations.some(({ arm, name }) => isOfType(arm, name)) ||
    JSON.stringify(balance.envelope.map(({ arm, kg }) => [arm, kg])) ===
      JSON.stringify(typical.envelope.map(({ arm, kg }) => [arm, kg]))
  )
}
