import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { signedInUser } from "#app/signed-in-user.ts"
import { MONEY_LIST } from "#features/accounting/money-story.ts"
import { getMoneyView } from "#features/accounting/server/money-view.ts"
import { MoneyPage } from "#features/accounting/ui/money-page.tsx"
import { PrintButton } from "#features/checklists/ui/print-button.tsx"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { parseListAddress } from "#platform/list-address.ts"
import { env } from "#platform/server/env.ts"
import type { Route } from "./+types/cockpit-money"

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const user = signedInUser({ context, url })
  const query = parseListAddress(MONEY_LIST, url.searchParams)
  const said = url.searchParams.get("buchung") ?? ""
  const bookingId = /^[1-9]\d{0,8}$/.test(said) ? Number(said) : null
  return {
    query,
    bookingId,
    isPilot: user.isPilot,
    isTrial: env().PAYMENTS === "trial",
    view: await getMoneyView(db, user, { query, bookingId }),
  }
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: "Deine Zahlungen", isPrivate: true })

export default function CockpitMoney({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <CockpitHeading
        title="Deine Zahlungen"
        sentence="Jeder Cent, der sich bewegt hat: woher, wohin und warum. Mit Belegen."
        action={<PrintButton />}
      />
      <MoneyPage {...loaderData} />
    </>
  )
}
