import type { DemoPilot } from "./pilot.ts"
import { alpinePilots } from "./pilots-alps.ts"
import { middlePilots } from "./pilots-east-and-middle.ts"
import { northernPilots } from "./pilots-north.ts"
import { southernPilots } from "./pilots-south.ts"
import { westernPilots } from "./pilots-west.ts"

export const allPilots: readonly DemoPilot[] = [
  ...westernPilots,
  ...northernPilots,
  ...middlePilots,
  ...southernPilots,
  ...alpinePilots,
]
