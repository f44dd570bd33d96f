import { createContext, type ReactNode } from "react"
import type { FlightCardData } from "../flight-card.ts"

/** What the cards of a page have at the right of their picture: something to press. */
export const CardCorner = createContext<(flight: FlightCardData) => ReactNode>(() => null)
