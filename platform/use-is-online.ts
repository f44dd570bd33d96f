import { useSyncExternalStore } from "react"

/** Whether the browser has a network, as far as it knows itself; on the server always. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    onChange,
    () => navigator.onLine,
    () => true,
  )
}

function onChange(tell: () => void): () => void {
  window.addEventListener("online", tell)
  window.addEventListener("offline", tell)
  return () => {
    window.removeEventListener("online", tell)
    window.removeEventListener("offline", tell)
  }
}
