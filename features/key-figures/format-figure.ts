import { formatEuro, formatWholeEuro } from "#platform/money.ts"
import { FIGURE_LABELS, type FigureUnit, type ShownFigure } from "./figure.ts"

const whole = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 0 })
const percent = new Intl.NumberFormat("de-DE", { style: "percent", maximumFractionDigits: 0 })
const signed = new Intl.NumberFormat("de-DE", {
  maximumFractionDigits: 0,
  signDisplay: "exceptZero",
})

/** From here on per cents say nothing to anybody. */
const MANY_TIMES = 4

const NOTHING = "–"
const NO_BREAK_SPACE = "\u00a0"

/** „1.234“, „68,75 €“, „87 %“, „3 h 20“ */
export function formatValue(unit: FigureUnit, value: number | null): string {
  if (value === null) return NOTHING
  if (unit === "cents") return formatEuro(value)
  return formatShort(unit, value)
}

/** The same for an axis or a large number, euros without cents. */
export function formatShort(unit: FigureUnit, value: number | null): string {
  if (value === null) return NOTHING
  if (unit === "cents") return formatWholeEuro(value)
  if (unit === "share") return percent.format(value).replace(" ", NO_BREAK_SPACE)
  if (unit === "minutes") return formatMinutes(value)
  return whole.format(value)
}

/** „45 min“, „3 h 20“, „1 Tag 4 h“: answers take up to two days. */
function formatMinutes(minutes: number): string {
  const rounded = Math.round(minutes)
  if (rounded < 60) return `${rounded}${NO_BREAK_SPACE}min`
  const hours = Math.floor(rounded / 60)
  const rest = rounded % 60
  const text = `${hours}${NO_BREAK_SPACE}h`
  return hours >= 10 || rest === 0 ? text : `${text} ${String(rest).padStart(2, "0")}`
}

export function formatFigure(figure: ShownFigure, value: number | null): string {
  return formatValue(FIGURE_LABELS[figure].unit, value)
}

export interface Change {
  /** „+12 %“, „−3 Punkte“, „unverändert“ */
  text: string
  tone: "good" | "bad" | "plain"
}

/** How a figure has changed; nothing where there is nothing to compare. */
export function changeOf(
  figure: ShownFigure,
  now: number | null,
  before: number | null,
): Change | undefined {
  if (now === null || before === null) return undefined
  const { unit, better } = FIGURE_LABELS[figure]
  const points = Math.round(100 * (now - before))
  if (unit === "share") {
    const unitText = Math.abs(points) === 1 ? "Punkt" : "Punkte"
    return changed(points, `${signed.format(points)}${NO_BREAK_SPACE}${unitText}`, better)
  }
  if (before <= 0) return undefined
  if (now >= MANY_TIMES * before) {
    return changed(1, `${whole.format(Math.round(now / before))}-mal so viel`, better)
  }
  const share = Math.round((100 * (now - before)) / before)
  return changed(share, `${signed.format(share)}${NO_BREAK_SPACE}%`, better)
}

function changed(by: number, text: string, better: "more" | "less" | undefined): Change {
  if (by === 0) return { text: "unverändert", tone: "plain" }
  const isBetter = better === (by > 0 ? "more" : "less")
  const tone = better === undefined ? "plain" : isBetter ? "good" : "bad"
  return { text: text.replace(/^-/, "−"), tone }
}
