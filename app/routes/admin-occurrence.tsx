import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { idInPath, orNotFound } from "#app/page-refusal.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { OCCURRENCE_KINDS } from "#features/occurrences/occurrence.ts"
import { OCCURRENCE_LIST } from "#features/occurrences/occurrence-list.ts"
import { openOccurrence } from "#features/occurrences/server/open-occurrence.ts"
import { OccurrenceSheet } from "#features/occurrences/ui/occurrence-sheet.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import type { Route } from "./+types/admin-occurrence"

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const admin = signedInAdmin({ context, url })
  const id = idInPath(params.occurrenceId, url)
  return { occurrence: await orNotFound(openOccurrence(context.get(pageContext).db, admin, id)) }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Vorfall", isPrivate: true })

export default function AdminOccurrence({ loaderData }: Route.ComponentProps) {
  const { occurrence } = loaderData
  return (
    <>
      <p className="mb-3 text-ui">
        <TextLink href={OCCURRENCE_LIST.path}>Alle Vorfälle</TextLink>
      </p>
      <CockpitHeading
        title={OCCURRENCE_KINDS[occurrence.kind]}
        sentence="Vertraulich. Dass du den Bericht geöffnet hast, steht im Protokoll."
      />
      <OccurrenceSheet key={occurrence.id} occurrence={occurrence} />
    </>
  )
}
