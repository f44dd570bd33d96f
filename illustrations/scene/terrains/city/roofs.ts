import { mix } from "../../colour.ts"
import { type Crown, drawCrowns } from "../../crowns.ts"
import { groundAt, type Stage } from "../../stage.ts"
import { element, nums, path } from "../../svg.ts"
import { LAMPLIGHT } from "../../town-lights.ts"

const ROOFS = ["#B4674F", "#A85B48", "#C07A5C", "#8F6A60", "#9A5648"] as const

/** The old town from above: rows of gabled roofs that grow towards us, trees in the yards. */
export function drawRoofs(stage: Stage): string {
  const { width, height, horizon, unit, palette } = stage
  const top = horizon + unit * 0.115
  const random = stage.random("roofs")
  let drawn = element("rect", {
    y: top,
    width,
    height: height - top,
    fill: stage.shade("#8E8A8C", 0.14),
  })
  const leaf = stage.shade("#34664C", 0.06)
  const lit = mix(leaf, stage.shade("#79A876", 0.06), 0.34)
  for (const [row, depth] of [0.4, 0.55, 0.74, 0.97].entries()) {
    const size = unit * (0.03 + depth * 0.055)
    const y = groundAt(stage, depth)
    const distance = 0.16 - row * 0.04
    const walls = { d: "" }
    const sunny = ROOFS.map(() => "")
    let shady = ""
    let ridges = ""
    let windows = ""
    const trees: Crown[] = []
    for (let x = Math.round(-size); x < width + size; ) {
      const house = Math.round(size * random.between(1.1, 2))
      const foot = Math.round(y + size * random.between(-0.16, 0.12))
      if (random.chance(0.12)) {
        trees.push({ x: x + house / 2, y: foot + size * 0.3, size: size * 0.9 })
        x += house * 0.8
        continue
      }
      const roof = Math.floor(random.next() * ROOFS.length)
      walls.d += `M${nums(x, foot)}v${nums(-size * 0.5)}l${nums(size * 0.34, -size * 0.36)}l${nums(size * 0.34, size * 0.36)}v${nums(size * 0.5)}Z`
      sunny[roof] +=
        `M${nums(x + size * 0.34, foot - size * 0.9)}h${nums(house)}l${nums(size * 0.38, size * 0.46)}h${nums(-house)}Z`
      ridges += `M${nums(x + size * 0.34, foot - size * 0.9)}h${nums(house)}`
      // the same beginning, which compresses well
      const eaves = `M${nums(x + size * 0.68, foot - size * 0.46)}`
      if (roof % 2 === 0)
        windows += `${eaves}m${nums(size * 0.14, size * 0.24)}h${nums(house * 0.75)}`
      shady += `${eaves}h${nums(house * 0.98)}v${nums(size * 0.5)}h${nums(-house * 0.98)}Z`
      x += Math.round(house + size * random.between(0.3, 0.55))
    }
    drawn +=
      drawCrowns(stage, trees, { leaf, lit }) +
      path(shady, { fill: stage.shade("#C9BBA4", distance) }) +
      path(walls.d, { fill: stage.shade("#E6DAC2", distance) }) +
      sunny
        .map((d, roof) => path(d, { fill: stage.shade(ROOFS[roof] ?? ROOFS[0], distance) }))
        .join("") +
      (palette.lightsOn ? drawNightOfRow(stage, size, { ridges, windows }) : "")
  }
  return drawn
}

/** Moonlight along the ridges; in some houses somebody is at home, in others everybody sleeps. */
function drawNightOfRow(
  stage: Stage,
  size: number,
  row: { ridges: string; windows: string },
): string {
  const [pane, wall] = [size * 0.13, size * 0.2]
  return (
    (stage.time === "night"
      ? path(row.ridges, { stroke: stage.palette.glow, "stroke-width": size * 0.05, opacity: 0.4 })
      : "") +
    path(row.windows, {
      stroke: LAMPLIGHT,
      "stroke-width": size * 0.17,
      "stroke-dasharray": nums(pane, wall, pane, wall * 4),
    })
  )
}
