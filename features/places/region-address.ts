import { findRegion, type Region } from "./regions.ts"

/** From which side a region is looked at; the beginning of its address. */
export const ANGLES = ["fluege-ab", "rundfluege-ab", "geschenkidee"] as const
export type Angle = (typeof ANGLES)[number]

/** The headline of the part of a region's text that each angle opens with. */
export const ANGLE_SECTIONS: Record<Angle, string> = {
  "fluege-ab": "Flüge ab hier",
  "rundfluege-ab": "Rundflüge",
  geschenkidee: "Als Geschenk",
}

export interface RegionAddress {
  angle: Angle
  region: Region
}

/** `rundfluege-ab-ostsee`; undefined where angle or region is none of ours. */
export function parseRegionAddress(text: string): RegionAddress | undefined {
  const angle = ANGLES.find((known) => text.startsWith(`${known}-`))
  const region = angle && findRegion(text.slice(angle.length + 1))
  return angle && region && { angle, region }
}

export function regionPath({ angle, region }: RegionAddress): string {
  return `/de/${angle}-${region.slug}`
}

/** The headline of a region's page, different for each of its three addresses. */
export function regionTitle({ angle, region }: RegionAddress): string {
  if (angle === "fluege-ab") return `Flüge ab ${region.from}`
  if (angle === "rundfluege-ab") return `Rundflüge ab ${region.from}`
  return `Geschenkidee: ${region.name} von oben`
}
