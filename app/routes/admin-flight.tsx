import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { idInPath, pageNotFound } from "#app/page-refusal.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { VettingChecks } from "#features/flights/vetting/ui/vetting-checks.tsx"
import { VettingDecision } from "#features/flights/vetting/ui/vetting-decision.tsx"
import { VettingPilot } from "#features/flights/vetting/ui/vetting-pilot.tsx"
import { VETTING_LIST } from "#features/flights/vetting/vetting-list.ts"
import { FlugfitFindings } from "#features/verification/ui/flugfit-findings.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { loadVetting } from "../flight-page/load-vetting.ts"
import { VettedOffer } from "../flight-page/vetted-offer.tsx"
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
  const { shown, when, vetting, flugfit, papers } = loaderData
  return (
    <>
      <p className="mb-3 text-ui">
        <TextLink href={VETTING_LIST.path}>Alle Flüge</TextLink>
      </p>
      <CockpitHeading title={shown.title} sentence={`Flug ${shown.id}, ${when}`} />
      <div className="mt-7 grid items-start gap-6 lg:mt-9 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid min-w-0 gap-6 xl:order-last">
          <VettingDecision key={vetting.verdict} vetting={vetting} />
          <FlugfitFindings {...flugfit} />
          <VettingChecks checks={vetting.checks} />
          <VettingPilot pilot={shown.pilot} vetting={vetting} papers={papers} />
        </div>
        <VettedOffer {...loaderData} />
      </div>
    </>
  )
}
