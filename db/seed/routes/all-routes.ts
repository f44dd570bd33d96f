import { alpineRoutes } from "./austria-and-switzerland.ts"
import { balticSeaRoutes } from "./baltic-sea.ts"
import { bavarianRoutes } from "./bavaria.ts"
import { easternRoutes } from "./east.ts"
import { northSeaRoutes } from "./north-sea.ts"
import { rhineMainRoutes } from "./rhine-main.ts"
import { rhinelandRoutes } from "./rhineland.ts"
import type { Route } from "./route.ts"
import { ruhrRoutes } from "./ruhr-and-lower-rhine.ts"
import { sauerlandRoutes } from "./sauerland-and-weser.ts"
import { southwestRoutes } from "./southwest.ts"

export const allRoutes: readonly Route[] = [
  ...rhinelandRoutes,
  ...ruhrRoutes,
  ...sauerlandRoutes,
  ...northSeaRoutes,
  ...balticSeaRoutes,
  ...easternRoutes,
  ...rhineMainRoutes,
  ...southwestRoutes,
  ...bavarianRoutes,
  ...alpineRoutes,
]
