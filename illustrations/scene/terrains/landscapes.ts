import type { Terrain } from "../terrain.ts"
import { aboveClouds } from "./above-clouds.ts"
import { alps } from "./alps.ts"
import { city } from "./city.ts"
import { coast } from "./coast.ts"
import { hills } from "./hills.ts"
import { islands } from "./islands.ts"
import { lake } from "./lake.ts"
import type { Landscape } from "./landscape.ts"
import { lowland } from "./lowland.ts"

export const landscapes: Record<Terrain, Landscape> = {
  islands,
  alps,
  coast,
  city,
  lowland,
  lake,
  hills,
  "above-clouds": aboveClouds,
}
