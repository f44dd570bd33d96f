/** One line of the table: something measured, held against its baseline from the same run. */
export interface Figure {
  what: string
  ours: string
  /** What the same run measured for comparison; null where the target is a number of its own. */
  baseline: string | null
  ratio: number | null
  target: string
  pass: boolean
}

interface Comparison {
  what: string
  ours: number
  baseline: number
  unit: string
  least?: number
  most?: number
}

/** A figure whose target is a ratio; machines are noisy, ratios inside one run are not. */
export function ratioFigure({ what, ours, baseline, unit, least, most }: Comparison): Figure {
  const ratio = ours / baseline
  const bounds = [least && `>= ${least}`, most && `<= ${most}`].filter(Boolean)
  return {
    what,
    ours: `${round(ours)} ${unit}`,
    baseline: `${round(baseline)} ${unit}`,
    ratio: round(ratio),
    target: bounds.join(" and "),
    pass: ratio >= (least ?? 0) && ratio <= (most ?? Number.POSITIVE_INFINITY),
  }
}

/** A figure whose target is a number. */
export function countFigure(what: string, ours: number, target: string, pass: boolean): Figure {
  return { what, ours: String(ours), baseline: null, ratio: null, target, pass }
}

/** Three digits that mean something. */
function round(value: number): number {
  return Number(value.toPrecision(3))
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  const [low = Number.NaN, high = Number.NaN] = [
    sorted[Math.ceil(middle) - 1],
    sorted[Math.floor(middle)],
  ]
  return (low + high) / 2
}
