import type { CockpitHandle } from "#app/layouts/cockpit.tsx"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { signedInPilot } from "#app/signed-in-pilot.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { listPlanes } from "#features/planes/server/planes-queries.ts"
import { PlaneList } from "#features/planes/ui/plane-list.tsx"
import type { Route } from "./+types/cockpit-planes"

export const handle: CockpitHandle = { parent: "/de/cockpit/einstellungen" }

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const { userId } = signedInPilot({ context, url })
  return { planes: await listPlanes(db, userId) }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Flugzeuge", isPrivate: true })

export default function CockpitPlanes({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <CockpitHeading
        title="Flugzeuge"
        sentence="Womit du fliegst, was es kostet und was es trägt."
      />
      <div className="mt-7 lg:mt-9">
        <PlaneList planes={loaderData.planes} />
      </div>
    </>
  )
}
