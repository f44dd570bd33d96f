import type { CockpitHandle } from "#app/layouts/cockpit.tsx"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { idInPath, orNotFound } from "#app/page-refusal.ts"
import { signedInUser } from "#app/signed-in-user.ts"
import { MONEY_PATH } from "#features/bookings/core/money-path.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { getReturnedRefund } from "#features/returned-refunds/server/returned-refund-view.ts"
import { ChooseWay } from "#features/returned-refunds/ui/choose-way.tsx"
import type { Route } from "./+types/returned-refund"

const TITLE = "Erstattung zurückgekommen"

/** A refund could not be credited: whoever ordered says how it should go. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const user = signedInUser({ context, url })
  return { view: await orNotFound(getReturnedRefund(db, user, idInPath(params.returnId, url))) }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: TITLE, isPrivate: true })

export const handle: CockpitHandle = { parent: MONEY_PATH }

export default function ReturnedRefund({ loaderData: { view } }: Route.ComponentProps) {
  return (
    <>
      <CockpitHeading title={TITLE} />
      <div className="mt-6 lg:mt-8">
        <ChooseWay view={view} />
      </div>
    </>
  )
}
