import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { idInPath, orNotFound } from "#app/page-refusal.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { REVIEW_FLAG_LIST } from "#features/reviews/review-flag.ts"
import { openReviewFlag } from "#features/reviews/server/open-review-flag.ts"
import { ReviewFlagSheet } from "#features/reviews/ui/review-flag-sheet.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import type { Route } from "./+types/admin-review-flag"

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const admin = signedInAdmin({ context, url })
  const id = idInPath(params.flagId, url)
  return { flag: await orNotFound(openReviewFlag(context.get(pageContext).db, admin, id)) }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Bewertungen", isPrivate: true })

export default function AdminReviewFlag({ loaderData }: Route.ComponentProps) {
  const { flag } = loaderData
  return (
    <>
      <p className="mb-3 text-ui">
        <TextLink href={REVIEW_FLAG_LIST.path}>Alle markierten Paare</TextLink>
      </p>
      <CockpitHeading
        title={flag.people.join(" und ")}
        sentence="Nur ein Hinweis: Ohne deine Entscheidung geschieht nichts, und niemand sonst sieht ihn."
      />
      <ReviewFlagSheet key={flag.id} flag={flag} />
    </>
  )
}
