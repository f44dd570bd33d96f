import type { CockpitHandle } from "#app/layouts/cockpit.tsx"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { idInPath, pageNotFound } from "#app/page-refusal.ts"
import { signedInPilot } from "#app/signed-in-pilot.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { canBoard } from "#features/flight-day/day-steps.ts"
import { getBoarding } from "#features/flight-day/server/get-boarding.ts"
import { BoardingList } from "#features/flight-day/ui/boarding-list.tsx"
import { flightRoomPath } from "#features/flights/core/flight-path.ts"
import { findFlightDetail } from "#features/flights/core/server/flights-queries.ts"
import { clock } from "#platform/clock.ts"
import { TextLink } from "#ui/elements/text-link.tsx"
import type { Route } from "./+types/boarding"

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const pilot = signedInPilot({ context, url })
  const detail = await findFlightDetail(db, idInPath(params.flightId, url))
  const now = clock.now()
  if (!detail || !canBoard(detail.flight, pilot, now)) throw pageNotFound(url)
  const { id, title, arrivesAt, timeZone } = detail.flight
  return {
    userId: pilot.userId,
    now: now.toISOString(),
    flight: { id, title, arrivesAt: arrivesAt.toISOString(), timeZone },
    view: await getBoarding(db, detail),
  }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Wer ist da?", isPrivate: true })

export const handle: CockpitHandle = { parent: "/de/cockpit" }

/** Who has come to a flight, for its pilot on the apron. */
export default function Boarding({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <CockpitHeading
        title="Wer ist da?"
        sentence={
          <TextLink href={flightRoomPath(loaderData.flight.id)}>{loaderData.flight.title}</TextLink>
        }
      />
      <div className="mt-6 lg:mt-8">
        <BoardingList key={loaderData.flight.id} {...loaderData} />
      </div>
    </>
  )
}
