import type { CockpitHandle } from "#app/layouts/cockpit.tsx"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { idInPath, orNotFound } from "#app/page-refusal.ts"
import { signedInPilot } from "#app/signed-in-pilot.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { getPilotObjection } from "#features/settlements/server/objection-sheet.ts"
import { PilotObjection } from "#features/settlements/ui/pilot-objection.tsx"
import type { Route } from "./+types/objection"

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const pilot = signedInPilot({ context, url })
  const flightId = idInPath(params.flightId, url)
  const bookingId = idInPath(params.bookingId, url)
  return { view: await orNotFound(getPilotObjection(db, pilot, { flightId, bookingId })) }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Einwand", isPrivate: true })

export const handle: CockpitHandle = { parent: "/de/cockpit" }

/** An objection of a guest, for the pilot who answers it. */
export default function Objection({ loaderData }: Route.ComponentProps) {
  const { view } = loaderData
  return (
    <>
      <CockpitHeading
        title={`Einwand von ${view.guest.name}`}
        sentence="Sag, wie es war. Unser Team entscheidet danach, und beide Seiten lesen die Begründung."
      />
      <div className="mt-6 lg:mt-8">
        <PilotObjection view={view} />
      </div>
    </>
  )
}
