import { VettingChecks } from "#features/flights/vetting/ui/vetting-checks.tsx"
import { VettingDecision } from "#features/flights/vetting/ui/vetting-decision.tsx"
import { VettingPilot } from "#features/flights/vetting/ui/vetting-pilot.tsx"
import { FlugfitFindings } from "#features/verification/ui/flugfit-findings.tsx"
import type { LoadedVetting } from "./load-vetting.ts"
import { VettedOffer } from "./vetted-offer.tsx"

/** Everything about a flight that was handed in, and the decision about it. */
export function VettingSheet({ loaded }: { loaded: LoadedVetting }) {
  const { shown, vetting, flugfit, papers } = loaded
  return (
    <div className="mt-7 grid items-start gap-6 lg:mt-9 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="grid min-w-0 gap-6 xl:order-last">
        <VettingDecision key={vetting.verdict} vetting={vetting} />
        <FlugfitFindings {...flugfit} />
        <VettingChecks checks={vetting.checks} />
        <VettingPilot pilot={shown.pilot} vetting={vetting} papers={papers} />
      </div>
      <VettedOffer {...loaded} />
    </div>
  )
}
