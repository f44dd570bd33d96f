import type { CockpitHandle } from "#app/layouts/cockpit.tsx"
import { ownUser } from "#app/own-user.ts"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { idInPath, orNotFound } from "#app/page-refusal.ts"
import { signedInPilot } from "#app/signed-in-pilot.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { WhileOpen } from "#features/settings/ui/while-open.tsx"
import { getPaidWhere, getPayoutSheet } from "#features/settlements/server/settlement-views.ts"
import { PaidWhere, TrialMoney } from "#features/settlements/ui/paid-where.tsx"
import { PayoutCard } from "#features/settlements/ui/payout-card.tsx"
import { useOwnUser } from "#features/users/core/ui/use-own-user.ts"
import { UnsavedChanges } from "#ui/forms/unsaved-changes.tsx"
import type { Route } from "./+types/payout"

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const pilot = signedInPilot({ context, url })
  const flightId = idInPath(params.flightId, url)
  const bookingId = idInPath(params.bookingId, url)
  const sheet = await orNotFound(getPayoutSheet(db, pilot, { flightId, bookingId }))
  const where = await getPaidWhere(db, pilot)
  return { sheet, where, own: await ownUser({ context, url }) }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Auszahlung", isPrivate: true })

export const handle: CockpitHandle = { parent: "/de/cockpit" }

/** How far the money of one guest is. */
export default function Payout({ loaderData }: Route.ComponentProps) {
  const { sheet, where } = loaderData
  const own = useOwnUser(loaderData.own)
  const isAccountMissing = sheet.guest.hold === "account"
  return (
    <UnsavedChanges>
      <CockpitHeading
        title="Auszahlung"
        sentence="Was ein Gast von den Kosten trägt, auf dem Weg zu dir."
      />
      <div className="mt-6 grid max-w-160 gap-6 lg:mt-8">
        <WhileOpen feature="payouts">{null}</WhileOpen>
        <PayoutCard
          sheet={sheet}
          note={where.kind === "bank" && !isAccountMissing && <TrialMoney />}
        />
        {isAccountMissing && <PaidWhere where={where} own={own} />}
      </div>
    </UnsavedChanges>
  )
}
