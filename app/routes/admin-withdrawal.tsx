import { loadWithdrawal } from "#app/case-forms/load-withdrawal.ts"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { idInPath, orNotFound } from "#app/page-refusal.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { WithdrawalCasePanel } from "#features/withdrawals/ui/withdrawal-case.tsx"
import { WITHDRAWAL_LIST } from "#features/withdrawals/withdrawal-list.ts"
import { TextLink } from "#ui/elements/text-link.tsx"
import type { Route } from "./+types/admin-withdrawal"

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const admin = signedInAdmin({ context, url })
  const id = idInPath(params.withdrawalId, url)
  return await orNotFound(loadWithdrawal(context.get(pageContext).db, admin, id))
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Widerruf", isPrivate: true })

export default function AdminWithdrawal({ loaderData }: Route.ComponentProps) {
  const { withdrawal, vouchers, draft } = loaderData
  return (
    <>
      <p className="mb-3 text-ui">
        <TextLink href={WITHDRAWAL_LIST.path}>Alle Widerrufe</TextLink>
      </p>
      <CockpitHeading
        title={`Widerruf ${withdrawal.ref}`}
        sentence={withdrawal.name || "Name gelöscht"}
      />
      <WithdrawalCasePanel
        key={withdrawal.id}
        withdrawal={withdrawal}
        vouchers={vouchers}
        draft={draft}
      />
    </>
  )
}
