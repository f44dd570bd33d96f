import { createContext } from "react"

interface FavouritesOfViewer {
  /** Who is signed in; a guest's favourites stay in the browser. */
  userId: number | null
  /** As the server knew them when it sent the page. */
  flightIds: readonly number[]
}

/** Who looks at the page, and what they have noted. */
export const FavouritesOfViewer = createContext<FavouritesOfViewer>({ userId: null, flightIds: [] })
