import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { HeldPayouts } from "#features/admin/ui/held-payouts.tsx"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { listHeldPayouts, listOpenObjections } from "#features/settlements/server/office-queries.ts"
import { OpenObjections } from "#features/settlements/ui/open-objections.tsx"
import { Card } from "#ui/elements/card.tsx"
import type { Route } from "./+types/admin-payouts"

export async function loader({ context, url }: Route.LoaderArgs) {
  signedInAdmin({ context, url })
  const { db } = context.get(pageContext)
  return { objections: await listOpenObjections(db), payouts: await listHeldPayouts(db) }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Auszahlungen", isPrivate: true })

export default function AdminPayouts({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <CockpitHeading
        title="Auszahlungen"
        sentence="Einwände gegen Abrechnungen und Geld, das auf dem Weg zu Pilot:innen hängen geblieben ist."
      />
      <div className="mt-7 grid gap-6 lg:mt-9">
        <Card>
          <OpenObjections objections={loaderData.objections} />
        </Card>
        <HeldPayouts payouts={loaderData.payouts} />
      </div>
    </>
  )
}
