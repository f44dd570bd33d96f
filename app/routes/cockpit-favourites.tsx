import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { signedInUser } from "#app/signed-in-user.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { listFavouriteFlights } from "#features/favourites/server/favourites-queries.ts"
import { FavouriteFlights } from "#features/favourites/ui/favourite-flights.tsx"
import type { Route } from "./+types/cockpit-favourites"

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const { userId } = signedInUser({ context, url })
  return { userId, flights: await listFavouriteFlights(db, userId) }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Gemerkte Flüge", isPrivate: true })

export default function CockpitFavourites({ loaderData }: Route.ComponentProps) {
  const { userId, flights } = loaderData
  return (
    <>
      <CockpitHeading
        title="Gemerkte Flüge"
        sentence="Was du dir ansehen oder buchen willst, mit dem Stand von jetzt."
      />
      <div className="mt-7 lg:mt-9">
        <FavouriteFlights flights={flights} userId={userId} />
      </div>
    </>
  )
}
