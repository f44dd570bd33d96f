import { lazy, Suspense } from "react"
import { flightMeta, offerMeta } from "#app/flight-meta.ts"
import { FlightPage } from "#app/flight-page.tsx"
import { loadFlight } from "#app/load-flight.ts"
import { pageContext } from "#app/page-context.ts"
import { idInPath } from "#app/page-refusal.ts"
import { env } from "#platform/server/env.ts"
import type { Route } from "./+types/flight"

/*
 * Past, cancelled and paused flights answer 200 and not 410: bookings, mails and receipts lead
 * here for years, and whoever comes finds what became of it and what flies next. Search engines are
 * kept away by `noindex` instead (`isOffered`). Drafts and blocked flights look to strangers like
 * missing ones: 404.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { db, user } = context.get(pageContext)
  const found = await loadFlight(db, idInPath(params.flightId, url), user?.userId)
  if (!found) throw new Response("Diesen Flug gibt es nicht.", { status: 404 })
  return { ...found, supportEmail: env().OPERATOR_EMAIL }
}

export const meta: Route.MetaFunction = (at) => {
  const loaded = at.loaderData
  return loaded && "offer" in loaded ? offerMeta(loaded.offer, at) : flightMeta(loaded?.flight, at)
}

// few flights have no date yet; the others do not carry their page
const OfferPage = lazy(() =>
  import("#app/offer-page.tsx").then((module) => ({ default: module.OfferPage })),
)

export default function FlightRoute({ loaderData }: Route.ComponentProps) {
  if (!("offer" in loaderData)) return <FlightPage {...loaderData} />
  return (
    <Suspense>
      <OfferPage {...loaderData} />
    </Suspense>
  )
}
