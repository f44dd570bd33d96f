import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { idInPath, orNotFound } from "#app/page-refusal.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { REPORT_LIST } from "#features/reports/report-list.ts"
import { openAppeal } from "#features/reports/server/open-appeal.ts"
import { AppealSheet } from "#features/reports/ui/appeal-sheet.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import type { Route } from "./+types/admin-appeal"

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const admin = signedInAdmin({ context, url })
  const id = idInPath(params.appealId, url)
  return { appeal: await orNotFound(openAppeal(context.get(pageContext).db, admin, id)) }
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: "Widerspruch prüfen", isPrivate: true })

export default function AdminAppeal({ loaderData }: Route.ComponentProps) {
  const { appeal } = loaderData
  return (
    <>
      <p className="mb-3 text-ui">
        <TextLink href={`${REPORT_LIST.path}?stand=widerspruch`}>Alle Widersprüche</TextLink>
      </p>
      <CockpitHeading title={appeal.title} />
      <AppealSheet key={appeal.id} appeal={appeal} />
    </>
  )
}
