import type { KeyboardEvent } from "react"

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

/**
 * Where a key leads among the marks of a map that are seen, as from one radio button to the next;
 * undefined where it leads nowhere.
 */
export function stopAfter<Stop>(
  event: KeyboardEvent,
  current: Stop | undefined,
  seen: () => readonly Stop[],
): Stop | undefined {
  const step = STEPS[event.key]
  // what the map itself does with arrow keys is for when the map has the focus
  if (event.key !== "Tab") event.stopPropagation()
  if (step === undefined || current === undefined) return undefined
  event.preventDefault()
  const stops = seen()
  return stops[Math.max(0, Math.min(stops.indexOf(current) + step, stops.length - 1))]
}
