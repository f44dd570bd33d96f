import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { idInPath, orNotFound } from "#app/page-refusal.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { documentName } from "#features/verification/document-kinds.ts"
import { DOCUMENT_QUEUE } from "#features/verification/document-queue-list.ts"
import { openForReview } from "#features/verification/server/review-queries.ts"
import { DocumentReview } from "#features/verification/ui/document-review.tsx"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { TextLink } from "#ui/elements/text-link.tsx"
import type { Route } from "./+types/admin-document"

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const admin = signedInAdmin({ context, url })
  const id = idInPath(params.documentId, url)
  const document = await orNotFound(openForReview(context.get(pageContext).db, admin, id))
  return { document, today: isoDay(clock.now(), HOME_ZONE) }
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: "Nachweis prüfen", isPrivate: true })

export default function AdminDocument({ loaderData }: Route.ComponentProps) {
  const { document, today } = loaderData
  return (
    <>
      <p className="mb-3 text-ui">
        <TextLink href={DOCUMENT_QUEUE.path}>Alle Nachweise</TextLink>
      </p>
      <CockpitHeading title={documentName(document)} sentence={document.pilot.name} />
      <DocumentReview key={document.id} document={document} today={today} />
    </>
  )
}
