import { z } from "zod"
import { rowId } from "#platform/id-input.ts"
import { MAX_FAVOURITES } from "./favourite.ts"

export const favouriteSchema = z.object({ flightId: z.int(), createdAt: z.iso.datetime() })

/** What a browser has kept for a guest. */
export const keptFavouritesSchema = z.object({
  flightIds: z.array(rowId).max(MAX_FAVOURITES),
})
