import { mix } from "../../colour.ts"
import { type Crown, drawCrowns } from "../../crowns.ts"
import { drawLand } from "../../land.ts"
import { rollingProfile } from "../../profile.ts"
import type { Stage } from "../../stage.ts"

/** Our own bank: a strip of park with round trees. */
export function drawBank(stage: Stage): string {
  const { width, height, unit } = stage
  const random = stage.random("bank")
  const line = rollingProfile(random, {
    base: height - unit * 0.045,
    amplitude: unit * 0.018,
    wavelength: unit * 0.9,
  })
  const count = Math.round((10 * width) / unit)
  const trees: Crown[] = Array.from({ length: count }, () => {
    const x = random.next() * width
    return {
      x,
      y: line(x) + unit * random.between(0.005, 0.028),
      size: unit * random.between(0.04, 0.085),
    }
  })
  const leaf = stage.shade("#2B5546", 0)
  return (
    drawLand(stage, line, stage.shade("#3E6F56", 0.02)) +
    drawCrowns(stage, trees, { leaf, lit: mix(leaf, stage.shade("#6A9C74", 0), 0.3) })
  )
}
