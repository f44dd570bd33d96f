import { createContext, type ReactNode } from "react"
import type { SearchHit } from "../offer-card.ts"

/** Where it lies: on the picture of a card, or beside the facts of a row. */
export type CornerVariant = "picture" | "plain"

/** What the cards of a page have in their corner: something to press. */
export const CardCorner = createContext<(hit: SearchHit, look: CornerVariant) => ReactNode>(
  () => null,
)
