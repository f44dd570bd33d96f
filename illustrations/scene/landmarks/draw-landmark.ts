import type { Stage } from "../stage.ts"
import { drawBattleOfNations } from "./battle-of-nations.ts"
import { drawBerlinTower } from "./berlin-tower.ts"
import { drawCathedral } from "./cologne-cathedral.ts"
import { drawDresdenFrauenkirche } from "./dresden-frauenkirche.ts"
import { drawElbphilharmonie } from "./elbphilharmonie.ts"
import { drawFrankfurtTowers } from "./frankfurt-towers.ts"
import { drawHohensalzburg } from "./hohensalzburg.ts"
import type { Landmark } from "./landmark.ts"
import { drawMunichFrauenkirche } from "./munich-frauenkirche.ts"
import { drawRhineTower } from "./rhine-tower.ts"
import type { Site } from "./site.ts"
import { drawZollverein } from "./zollverein.ts"

/** The landmarks that stand among the houses of a city. */
const IN_CITIES: Partial<Record<Landmark, (stage: Stage, site: Site) => string>> = {
  "cologne-cathedral": drawCathedral,
  "berlin-tower": drawBerlinTower,
  elbphilharmonie: drawElbphilharmonie,
  "munich-frauenkirche": drawMunichFrauenkirche,
  "frankfurt-towers": drawFrankfurtTowers,
  "dresden-frauenkirche": drawDresdenFrauenkirche,
  "rhine-tower": drawRhineTower,
  hohensalzburg: drawHohensalzburg,
  zollverein: drawZollverein,
  "battle-of-nations": drawBattleOfNations,
}

export function drawLandmark(stage: Stage, site: Site): string {
  return (stage.landmark && IN_CITIES[stage.landmark]?.(stage, site)) ?? ""
}
