import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { idInPath, pageNotFound } from "#app/page-refusal.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { planOfBody } from "#features/office-texts/plan-body.ts"
import { wordsOfPlan } from "#features/office-texts/plan-words.ts"
import { findDocument } from "#features/office-texts/server/find-document.ts"
import { HOME_PLAN_PATH } from "#features/office-texts/text-paths.ts"
import { VersionSheet } from "#features/office-texts/ui/version-sheet.tsx"
import { HOME_DOCUMENT } from "#features/office-texts/version.ts"
import { TextLink } from "#ui/elements/text-link.tsx"
import type { Route } from "./+types/admin-home-plan-version"

export async function loader({ context, params, url }: Route.LoaderArgs) {
  signedInAdmin({ context, url })
  const number = idInPath(params.number, url)
  const found = await findDocument(context.get(pageContext).db, HOME_DOCUMENT, number)
  if (!found?.asked) throw pageNotFound(url)
  const { document, asked } = found
  const words = (body: string) => wordsOfPlan(planOfBody(body))
  return {
    version: { ...asked.version, body: words(asked.version.body) },
    formerBody: words(asked.formerBody),
    shownBody: words(document.shownBody),
    latestNumber: document.latestNumber,
  }
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: "Fassung der Startseite", isPrivate: true })

export default function AdminHomePlanVersion({ loaderData }: Route.ComponentProps) {
  const { version, formerBody, shownBody, latestNumber } = loaderData
  return (
    <>
      <p className="mb-3 text-ui">
        <TextLink href={HOME_PLAN_PATH}>Themen der Startseite</TextLink>
      </p>
      <CockpitHeading title={`Startseite: Fassung ${version.number}`} />
      <div className="mt-7 lg:mt-9">
        <VersionSheet
          document={HOME_DOCUMENT}
          version={version}
          formerBody={formerBody}
          shownBody={shownBody}
          latestNumber={latestNumber}
        />
      </div>
    </>
  )
}
