import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { signedInUser } from "#app/signed-in-user.ts"
import { titlesOfCheckouts } from "#features/bookings/checkout/server/titles-of-checkouts.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { viewOfCredit } from "#features/vouchers/server/credit-view.ts"
import { CreditPage } from "#features/vouchers/ui/credit-page.tsx"
import type { Route } from "./+types/cockpit-credit"

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const { userId } = signedInUser({ context, url })
  const credit = await viewOfCredit(db, userId)
  const checkoutIds = credit.uses.map(({ checkoutId }) => checkoutId)
  return { ...credit, titles: await titlesOfCheckouts(db, checkoutIds) }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Guthaben", isPrivate: true })

export default function CockpitCredit({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <CockpitHeading
        title="Guthaben"
        sentence="Deine Gutscheine: was davon noch da ist, und welche Flüge sie bezahlt haben."
      />
      <div className="mt-7 lg:mt-9">
        <CreditPage {...loaderData} />
      </div>
    </>
  )
}
