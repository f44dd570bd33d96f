import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { listApprovals } from "#features/approvals/server/list-approvals.ts"
import { ApprovalList } from "#features/approvals/ui/approval-list.tsx"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import type { Route } from "./+types/admin-approvals"

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = signedInAdmin({ context, url })
  return listApprovals(context.get(pageContext).db, admin)
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Freigaben", isPrivate: true })

export default function AdminApprovals({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <CockpitHeading
        title="Freigaben"
        sentence="Was zwei Personen braucht: Eine beantragt es, eine andere entscheidet."
      />
      <div className="mt-7 lg:mt-9">
        <ApprovalList {...loaderData} />
      </div>
    </>
  )
}
