import type { CockpitHandle } from "#app/layouts/cockpit.tsx"
import { ownUser } from "#app/own-user.ts"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { idInPath, orNotFound } from "#app/page-refusal.ts"
import { signedInPilot } from "#app/signed-in-pilot.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { getSettlementSheet } from "#features/settlements/server/settlement-sheet.ts"
import { getPaidWhere } from "#features/settlements/server/settlement-views.ts"
import { ExpectedStatement } from "#features/settlements/ui/expected-statement.tsx"
import { PaidWhere } from "#features/settlements/ui/paid-where.tsx"
import { SettlementSteps } from "#features/settlements/ui/settlement-steps.tsx"
import { SubmittedStatement } from "#features/settlements/ui/submitted-statement.tsx"
import { useOwnUser } from "#features/users/core/ui/use-own-user.ts"
import { UnsavedChanges } from "#ui/forms/unsaved-changes.tsx"
import type { Route } from "./+types/settlement-account"

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const pilot = signedInPilot({ context, url })
  const flightId = idInPath(params.flightId, url)
  return {
    sheet: await orNotFound(getSettlementSheet(db, pilot, flightId)),
    where: await getPaidWhere(db, pilot),
    own: await ownUser({ context, url }),
  }
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: "Abrechnung: Auszahlung", isPrivate: true })

export const handle: CockpitHandle = { parent: "/de/cockpit" }

/** The last page of a settlement: where the money goes, and how far it is. */
export default function SettlementAccount({ loaderData }: Route.ComponentProps) {
  const { sheet, where } = loaderData
  const own = useOwnUser(loaderData.own)
  return (
    <UnsavedChanges>
      <CockpitHeading
        title="Wohin geht das Geld?"
        sentence="Ausgezahlt wird von selbst, 48 Stunden nach der Abrechnung."
      />
      <div className="mt-6 grid gap-6 lg:mt-8">
        <SettlementSteps sheet={sheet} current="account" />
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <PaidWhere where={where} own={own} />
          {sheet.isSubmitted ? (
            <SubmittedStatement sheet={sheet} />
          ) : (
            <ExpectedStatement sheet={sheet} />
          )}
        </div>
      </div>
    </UnsavedChanges>
  )
}
