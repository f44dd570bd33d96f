import { useSyncExternalStore } from "react"

const neverChanges = () => () => {}

/** False on the server and while hydrating, true from then on: for controls that need script. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
