import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { idInPath, pageNotFound } from "#app/page-refusal.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { VETTING_LIST } from "#features/flights/vetting/vetting-list.ts"
import { TextLink } from "#ui/elements/text-link.tsx"
import { loadVetting } from "../flight-page/load-vetting.ts"
import { VettingSheet } from "../flight-page/vetting-sheet.tsx"
import type { Route } from "./+types/admin-flight"

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const admin = signedInAdmin({ context, url })
  const id = idInPath(params.flightId, url)
  const loaded = await loadVetting(context.get(pageContext).db, admin, id)
  if (!loaded) throw pageNotFound(url)
  return loaded
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Flug prüfen", isPrivate: true })

export default function AdminFlight({ loaderData }: Route.ComponentProps) {
  const { shown, when } = loaderData
  return (
    <>
      <p className="mb-3 text-ui">
        <TextLink href={VETTING_LIST.path}>Alle Flüge</TextLink>
      </p>
      <CockpitHeading title={shown.title} sentence={`Flug ${shown.id}, ${when}`} />
      <VettingSheet loaded={loaderData} />
    </>
  )
}
