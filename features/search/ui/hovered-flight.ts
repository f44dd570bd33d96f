import { type PointerEvent, useEffect, useSyncExternalStore } from "react"

/*
 * The flight that somebody points at, with a pointer or the focus, in the list or on the map: both
 * show it. Apart from the map, which comes late, so that the rows of the list can tell it.
 */

let pointedAt: number | null = null
const listeners = new Set<() => void>()

/** Null: at none. */
export function pointAtFlight(id: number | null): void {
  if (id === pointedAt) return
  pointedAt = id
  for (const listener of listeners) listener()
}

/** Somebody leaves a flight; if they point at another one by now, that stays. */
function leaveFlight(id: number): void {
  if (pointedAt === id) pointAtFlight(null)
}

/** What a row of the list takes (`<li {...pointing(flight.id)}>`), so that the map shows its flight. */
export function pointing(id: number) {
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      // a finger points at nothing, it presses
      if (pointerType !== "touch") pointAtFlight(id)
    },
    onPointerLeave: () => leaveFlight(id),
    onFocus: () => pointAtFlight(id),
    onBlur: () => leaveFlight(id),
  }
}

/** Whether the row of this flight is to be shown as the one. */
export function useIsPointedAt(id: number): boolean {
  // what leaves the page under the pointer hears nothing of it
  useEffect(() => () => leaveFlight(id), [id])
  return useSyncExternalStore(
    listen,
    () => pointedAt === id,
    () => false,
  )
}

export function usePointedFlight(): number | null {
  return useSyncExternalStore(
    listen,
    () => pointedAt,
    () => null,
  )
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
