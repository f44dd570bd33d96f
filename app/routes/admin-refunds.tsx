import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { FailedRefunds } from "#features/admin/ui/failed-refunds.tsx"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { listFailedRefunds } from "#features/payments/server/failed-refunds.ts"
import type { Route } from "./+types/admin-refunds"

export async function loader({ context, url }: Route.LoaderArgs) {
  signedInAdmin({ context, url })
  return { refunds: await listFailedRefunds(context.get(pageContext).db) }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Erstattungen", isPrivate: true })

export default function AdminRefunds({ loaderData }: Route.ComponentProps) {
  const { refunds } = loaderData
  return (
    <>
      <CockpitHeading
        title="Erstattungen"
        sentence="Geld, das zurückgehen sollte und vom Zahlungsdienst abgelehnt wurde."
      />
      <div className="mt-7 lg:mt-9">
        <FailedRefunds refunds={refunds} />
      </div>
    </>
  )
}
