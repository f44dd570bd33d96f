import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { idInPath, pageNotFound } from "#app/page-refusal.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { fieldsOf } from "#features/content/text-fields.ts"
import { findDocument } from "#features/office-texts/server/find-document.ts"
import { slugOfName, textPath } from "#features/office-texts/text-paths.ts"
import { VersionSheet } from "#features/office-texts/ui/version-sheet.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import type { Route } from "./+types/admin-text-version"

export async function loader({ context, params, url }: Route.LoaderArgs) {
  signedInAdmin({ context, url })
  const slug = slugOfName(params.name)
  if (slug === undefined) throw pageNotFound(url)
  const number = idInPath(params.number, url)
  const found = await findDocument(context.get(pageContext).db, slug, number)
  if (!found?.asked) throw pageNotFound(url)
  return { slug, document: found.document, ...found.asked }
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: "Fassung eines Texts", isPrivate: true })

export default function AdminTextVersion({ loaderData }: Route.ComponentProps) {
  const { slug, document, version, formerBody } = loaderData
  const { title } = fieldsOf(document.shownBody)
  return (
    <>
      <p className="mb-3 text-ui">
        <TextLink href={textPath(slug)}>{title} bearbeiten</TextLink>
      </p>
      <CockpitHeading title={`${title}: Fassung ${version.number}`} />
      <div className="mt-7 lg:mt-9">
        <VersionSheet
          document={slug}
          version={version}
          formerBody={formerBody}
          shownBody={document.shownBody}
          latestNumber={document.latestNumber}
        />
      </div>
    </>
  )
}
