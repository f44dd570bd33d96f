import { z } from "zod"
import { requireOwner } from "#features/users/core/server/require-owner.ts"
import { rowIdInPath } from "#platform/id-input.ts"
import { type Endpoint, endpoint } from "#platform/server/endpoint.ts"
import { favouriteSchema, keptFavouritesSchema } from "../favourites-schemas.ts"
import { addFavourite, addFavourites } from "./add-favourites.ts"
import { listFavourites } from "./favourites-queries.ts"
import { removeFavourite } from "./remove-favourite.ts"

const own = z.object({ id: rowIdInPath })
const oneOfOwn = z.object({ id: rowIdInPath, flightId: rowIdInPath })

export const favouritesApi: readonly Endpoint[] = [
  endpoint({
    method: "GET",
    path: "/api/users/:id/favourites",
    summary: "The caller's favourite flights, the newest first",
    access: "signed-in",
    isShownInView: true,
    params: own,
    answer: z.array(favouriteSchema),
    async handle(call) {
      return { json: await listFavourites(call.db, requireOwner(call).userId) }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/users/:id/favourites",
    summary: "Imports a guest's favourites from the browser; flights that are gone are left out",
    access: "signed-in",
    refuses: ["invalid"],
    params: own,
    body: keptFavouritesSchema,
    answer: z.object({ flightIds: z.array(z.int()) }),
    repeat: "natural",
    async handle(call) {
      const actor = requireOwner(call)
      return { json: { flightIds: await addFavourites(call.db, actor, call.body.flightIds) } }
    },
  }),
  endpoint({
    method: "PUT",
    path: "/api/users/:id/favourites/:flightId",
    summary: "Adds a favourite; safe to repeat",
    access: "signed-in",
    refuses: ["invalid"],
    params: oneOfOwn,
    answer: z.object({ isFavourite: z.literal(true) }),
    repeat: "natural",
    async handle(call) {
      await addFavourite(call.db, requireOwner(call), call.params.flightId)
      return { json: { isFavourite: true } }
    },
  }),
  endpoint({
    method: "DELETE",
    path: "/api/users/:id/favourites/:flightId",
    summary: "Removes a favourite; safe to repeat",
    access: "signed-in",
    params: oneOfOwn,
    answer: z.object({ isFavourite: z.literal(false) }),
    repeat: "natural",
    async handle(call) {
      await removeFavourite(call.db, requireOwner(call), call.params.flightId)
      return { json: { isFavourite: false } }
    },
  }),
]
