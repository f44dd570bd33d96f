import { redirect } from "react-router"
import type { CockpitHandle } from "#app/layouts/cockpit.tsx"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { signedInPilot } from "#app/signed-in-pilot.ts"
import { listChangeAnswers } from "#features/bookings/changes/server/change-queries.ts"
import { ChangeAnswers } from "#features/bookings/changes/ui/change-answers.tsx"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { listPilotOffers } from "#features/flights/offers/server/pilot-offers.ts"
import { HandedIn } from "#features/flights/offers/ui/handed-in.tsx"
import { env } from "#platform/server/env.ts"
import type { Route } from "./+types/flight-handed-in"

/** What has become of the draft that was just handed in; who has none is led to the cockpit. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const pilot = signedInPilot({ context, url })
  const { db } = context.get(pageContext)
  const id = Number(url.searchParams.get("flug"))
  const offers = await listPilotOffers(db, pilot.userId)
  const offer = offers.find(
    ({ flightIds, status }) =>
      flightIds.includes(id) && (status === "published" || status === "in_review"),
  )
  if (!offer) throw redirect("/de/cockpit")
  const answers = await listChangeAnswers(db, pilot.userId, id)
  return { offer, answers, url: new URL(flightPath(offer.id), env().PUBLIC_URL).href }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Geschafft", isPrivate: true })

export const handle: CockpitHandle = { parent: "/de/cockpit" }

export default function FlightHandedIn({ loaderData }: Route.ComponentProps) {
  const { offer, answers, url } = loaderData
  return <HandedIn offer={offer} url={url} answers={<ChangeAnswers answers={answers} />} />
}
