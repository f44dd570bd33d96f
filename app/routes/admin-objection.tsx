import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { idInPath, orNotFound } from "#app/page-refusal.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { openObjectionCase } from "#features/settlements/server/objection-case.ts"
import { PAYOUT_LIST_PATH } from "#features/settlements/settlement-paths.ts"
import { ObjectionCase } from "#features/settlements/ui/objection-case.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import type { Route } from "./+types/admin-objection"

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const admin = signedInAdmin({ context, url })
  const { db } = context.get(pageContext)
  return { view: await orNotFound(openObjectionCase(db, admin, idInPath(params.bookingId, url))) }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Einwand", isPrivate: true })

export default function AdminObjection({ loaderData }: Route.ComponentProps) {
  const { view } = loaderData
  return (
    <>
      <p className="mb-3 text-ui">
        <TextLink href={PAYOUT_LIST_PATH}>Alle Einwände</TextLink>
      </p>
      <CockpitHeading title="Einwand" sentence={view.flight.title} />
      <div className="mt-6 lg:mt-8">
        <ObjectionCase view={view} />
      </div>
    </>
  )
}
