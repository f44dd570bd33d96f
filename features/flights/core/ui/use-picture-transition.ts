import type { CSSProperties } from "react"
import { useLocation, useViewTransitionState } from "react-router"

/** The one picture that moves from a list to the page of its flight, and back. */
const MOVING: CSSProperties = { viewTransitionName: "flight-picture" }

/**
 * Of a picture that stands for a flight: how it is marked while a page changes to that flight's or back. On the
 * page of a flight only its own large picture may be, else there would be two.
 */
export function usePictureTransition(flightPath: string): CSSProperties | undefined {
  const { pathname } = useLocation()
  const isUnderWay = useViewTransitionState(flightPath)
  return isUnderWay && (pathname === flightPath || !isFlightPage(pathname)) ? MOVING : undefined
}

/** Whether a link to a flight lets its picture move there. Asked in browsers only. */
export function useMovesPicture(): boolean {
  const { pathname } = useLocation()
  return !isFlightPage(pathname) && likesMotion()
}

const isFlightPage = (pathname: string) => pathname.startsWith("/de/flug/")

function likesMotion(): boolean {
  return (
    typeof matchMedia === "function" &&
    matchMedia("(prefers-reduced-motion: no-preference)").matches
  )
}
