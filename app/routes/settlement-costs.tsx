import { redirect } from "react-router"
import type { CockpitHandle } from "#app/layouts/cockpit.tsx"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { idInPath, orNotFound } from "#app/page-refusal.ts"
import { signedInPilot } from "#app/signed-in-pilot.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { DayFacts } from "#features/flight-day/ui/day-facts.tsx"
import { getSettlementSheet } from "#features/settlements/server/settlement-sheet.ts"
import { confirmPath } from "#features/settlements/settlement-paths.ts"
import { CostsForm } from "#features/settlements/ui/costs-form.tsx"
import { SettlementSteps } from "#features/settlements/ui/settlement-steps.tsx"
import type { Route } from "./+types/settlement-costs"

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const pilot = signedInPilot({ context, url })
  const flightId = idInPath(params.flightId, url)
  const sheet = await orNotFound(getSettlementSheet(db, pilot, flightId))
  // what is handed in does not change any more
  if (sheet.isSubmitted) throw redirect(confirmPath(flightId))
  return { sheet }
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: "Abrechnung: Kosten", isPrivate: true })

export const handle: CockpitHandle = { parent: "/de/cockpit" }

/** The first page of a settlement: what the flight has cost. */
export default function SettlementCosts({ loaderData }: Route.ComponentProps) {
  const { sheet } = loaderData
  return (
    <>
      <CockpitHeading
        title="Was hat der Flug gekostet?"
        sentence="Nur, was dieser eine Flug direkt gekostet hat. Günstiger als geplant heißt: Deine Gäste bekommen Geld zurück."
      />
      <div className="mt-6 grid gap-6 lg:mt-8">
        <SettlementSteps sheet={sheet} current="costs" />
        <DayFacts day={sheet.day} />
        <CostsForm sheet={sheet} />
      </div>
    </>
  )
}
