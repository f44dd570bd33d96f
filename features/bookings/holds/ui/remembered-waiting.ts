import { useEffect } from "react"
import type { WaitlistView } from "../waitlist-view.ts"

const KEY = "aufwind-warten"

/** Somebody has pressed „Anmelden und warten“: this tab remembers it through the sign-in. */
export function rememberWaiting(flightId: number): void {
  try {
    sessionStorage.setItem(KEY, String(flightId))
  } catch {
    // a browser that keeps nothing: the button is pressed once more
  }
}

/** Joins the waitlist once after the sign-in that the first press has led to, for that flight only. */
export function useRememberedWaiting(
  view: WaitlistView,
  join: (seats: number) => Promise<void>,
): void {
  const { flightId, isSignedIn, canJoin, own } = view
  const isReady = isSignedIn && canJoin && own === null
  useEffect(() => {
    if (isReady && takeRemembered(flightId)) void join(1)
  })
}

function takeRemembered(flightId: number): boolean {
  try {
    if (sessionStorage.getItem(KEY) !== String(flightId)) return false
    sessionStorage.removeItem(KEY)
    return true
  } catch {
    return false
  }
}
