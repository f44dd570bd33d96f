import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { listTexts } from "#features/office-texts/server/list-texts.ts"
import { TextList } from "#features/office-texts/ui/text-list.tsx"
import type { Route } from "./+types/admin-texts"

export async function loader({ context, url }: Route.LoaderArgs) {
  signedInAdmin({ context, url })
  return { groups: await listTexts(context.get(pageContext).db) }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Texte", isPrivate: true })

export default function AdminTexts({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <CockpitHeading
        title="Texte"
        sentence="Was hier veröffentlicht wird, ist sofort zu sehen. AGB, Datenschutz und alles, wozu jemand zustimmt, kommt nur mit der Software."
      />
      <div className="mt-7 lg:mt-9">
        <TextList groups={loaderData.groups} />
      </div>
    </>
  )
}
