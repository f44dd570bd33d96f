import { groundAt, type Stage } from "../../stage.ts"
import { nums, path } from "../../svg.ts"

/** A shallow bay: belts of reed before us, a swimming raft. */
export function drawReeds(stage: Stage): string {
  return drawRaft(stage) + drawBelt(stage, 0.82, 0.05, 0.55) + drawBelt(stage, 1.02, 0.085, 1)
}

/** A belt of reed: the stalks are one line of dashes, so that a thousand of them weigh nothing. */
function drawBelt(stage: Stage, depth: number, size: number, reach: number): string {
  const { width, unit } = stage
  const random = stage.random(`reed-${depth}`)
  const y = groundAt(stage, depth)
  const end = width * reach
  const stalks = { dark: "", light: "", heads: "" }
  for (let x = -unit * 0.02; x < end; x += Math.max(unit * 0.0125, stage.width * 0.0075)) {
    const away = 1 - Math.max(0, (x - end * 0.7) / (end * 0.3))
    const high = Math.round(unit * size * random.pick([0.6, 0.8, 0.95, 1.1]) * Math.max(0.2, away))
    const foot = `M${nums(Math.round(x), Math.round(y + unit * random.between(-0.004, 0.02)))}`
    const lean = Math.round(unit * random.between(-0.006, 0.01))
    stalks[random.chance(0.5) ? "dark" : "light"] += `${foot}l${nums(lean, -high)}`
    if (random.chance(0.16))
      stalks.heads += `M${nums(Math.round(x) + lean, Math.round(y) - high)}v${nums(-Math.round(unit * 0.014))}`
  }
  const stroke = (d: string, colour: string, share = 0.006) =>
    path(d, {
      stroke: colour,
      "stroke-width": Math.max(1, unit * share),
      "stroke-linecap": "round",
    })
  return (
    stroke(stalks.dark, stage.shade("#5C7F4D", 0.04)) +
    stroke(stalks.light, stage.shade("#93AC62", 0.04)) +
    stroke(stalks.heads, stage.shade("#7A5A3E", 0.03), 0.0075)
  )
}

/** In the warm months a raft to swim to. */
function drawRaft(stage: Stage): string {
  if (stage.season === "winter") return ""
  const { width, unit } = stage
  const [x, y, k] = [width * 0.66, groundAt(stage, 0.56), unit * 0.04]
  const deck = `M${nums(x - k, y)}l${nums(k * 0.4, -k * 0.34)}h${nums(k * 1.6)}l${nums(k * 0.2, k * 0.34)}Z`
  const side = `M${nums(x - k, y)}h${nums(k * 2.2)}v${nums(k * 0.14)}h${nums(-k * 2.2)}Z`
  return (
    path(side, { fill: stage.shade("#6B5B4C", 0.05) }) +
    path(deck, { fill: stage.shade("#B49A74", 0.05) })
  )
}
