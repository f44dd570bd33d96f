/**
 * The mark: a horizon that lifts off under the sun, and the dotted ground it left. The line runs
 * out of the drawing on both sides; the view box cuts it straight.
 */
export const logoMark = {
  viewBox: "0 0 40 24",
  /** In act. */
  line: { d: "M-1 22h14c5.3 0 8.3-3.8 12-8.6C29.4 7.7 33.6 3.7 42 .6", strokeWidth: 3.8 },
  /** In apricot. */
  sun: { cx: 11.5, cy: 8.5, r: 5.5 },
  /** In act, quieter than the line. */
  ground: { d: "M20.4 22h15", strokeWidth: 1.6, dashes: "1.6 2.8", opacity: 0.55 },
} as const
