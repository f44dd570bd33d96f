import { redirect } from "react-router"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { idInPath } from "#app/page-refusal.ts"
import { checkoutPath } from "#features/bookings/checkout/checkout-paths.ts"
import { openCheckoutByForm } from "#features/bookings/checkout/server/open-checkout-by-form.ts"
import {
  browserSecret,
  CHECKOUT_COOKIE,
  checkoutCookie,
} from "#features/bookings/core/server/checkout-secret.ts"
import { NO_SUCH_FLIGHT } from "#features/flights/core/server/unknown-flight.ts"
import { LazySection, sectionFrom } from "#ui/loading/lazy-section.tsx"
import { flightMeta } from "../flight-page/flight-meta.ts"
import { FlightPage } from "../flight-page/flight-page.tsx"
import { loadFlight } from "../flight-page/load-flight.ts"
import type { Route } from "./+types/flight"

/*
 * Past, cancelled and paused flights answer 200 and not 410: bookings, mails and receipts lead
 * here for years, and whoever comes finds what became of it and what flies next. Search engines are
 * kept away by `noindex` instead (`isOffered`). Drafts and blocked flights look to strangers like
 * missing ones: 404.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { db, user } = context.get(pageContext)
  const found = await loadFlight(db, idInPath(params.flightId, url), user?.userId, url.searchParams)
  if (!found) throw new Response(NO_SUCH_FLIGHT, { status: 404 })
  return found
}

/** Seats are held, or a start is proposed, by a plain post where scripts are off or not there yet. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  const { db, user, address, cookie, setCookie } = context.get(pageContext)
  const secret = browserSecret(cookie(CHECKOUT_COOKIE))
  const asker = { user, address, secret }
  const flightId = idInPath(params.flightId, url)
  const opened = await openCheckoutByForm(db, asker, flightId, await request.formData())
  if ("refusedHold" in opened) return opened
  setCookie(checkoutCookie(secret))
  return redirect(checkoutPath(opened.ref))
}

export const meta: Route.MetaFunction = (at) => {
  const loaded = at.loaderData
  if (loaded && "flight" in loaded) return flightMeta(loaded, at)
  return pageMeta(loaded?.about ?? {}, at)
}

// few flights have no date yet; the others do not carry its page
const offerPage = sectionFrom(() =>
  import("../flight-page/offer-page.tsx").then((module) => module.OfferPage),
)

export default function FlightRoute({ loaderData, actionData }: Route.ComponentProps) {
  const refused = actionData?.refusedHold
  if (!("offer" in loaderData)) return <FlightPage {...loaderData} refused={refused} />
  return <LazySection section={offerPage} given={{ ...loaderData, refused }} />
}
