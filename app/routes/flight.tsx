import { type ComponentType, lazy, Suspense } from "react"
import { flightMeta } from "#app/flight-meta.ts"
import { FlightPage } from "#app/flight-page.tsx"
import { type LoadedOffer, loadFlight } from "#app/load-flight.ts"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { idInPath } from "#app/page-refusal.ts"
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
  return found
}

export const meta: Route.MetaFunction = (at) => {
  const loaded = at.loaderData
  if (loaded && "flight" in loaded) return flightMeta(loaded, at)
  return pageMeta(loaded?.about ?? {}, at)
}

// few flights have no date yet; the others do not carry their page
const loadOfferPage = () => import("#app/offer-page.tsx").then((module) => module.OfferPage)
let OfferPage: ComponentType<LoadedOffer> = lazy(async () => ({ default: await loadOfferPage() }))
if (import.meta.env.SSR) {
  // what a server has to wait for takes script to be seen
  void loadOfferPage().then((page) => {
    OfferPage = page
  })
}

export default function FlightRoute({ loaderData }: Route.ComponentProps) {
  if (!("offer" in loaderData)) return <FlightPage {...loaderData} />
  return (
    <Suspense>
      <OfferPage {...loaderData} />
    </Suspense>
  )
}
