import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { idInPath, pageNotFound } from "#app/page-refusal.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { openPlane } from "#features/office-sheets/server/open-plane.ts"
import { PlaneSheet } from "#features/office-sheets/ui/plane-sheet.tsx"
import { userSheetPath } from "#features/users/office/user-list.ts"
import { TextLink } from "#ui/elements/text-link.tsx"
import type { Route } from "./+types/admin-plane"

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const admin = signedInAdmin({ context, url })
  const ids = { planeId: idInPath(params.planeId, url), pilotId: idInPath(params.userId, url) }
  const plane = await openPlane(context.get(pageContext).db, admin, ids)
  if (!plane) throw pageNotFound(url)
  return { plane }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Flugzeug", isPrivate: true })

export default function AdminPlane({ loaderData: { plane } }: Route.ComponentProps) {
  return (
    <>
      <p className="mb-3 text-ui">
        <TextLink href={userSheetPath(plane.owner.id)}>Konto von {plane.owner.name}</TextLink>
      </p>
      <CockpitHeading title={plane.registration} sentence={plane.model} />
      <PlaneSheet key={plane.id} plane={plane} />
    </>
  )
}
