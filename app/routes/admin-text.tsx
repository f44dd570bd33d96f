import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { pageNotFound } from "#app/page-refusal.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { contentPath } from "#features/content/content-page.ts"
import { getContentExtras } from "#features/content/server/content-extras.ts"
import { fieldsOf } from "#features/content/text-fields.ts"
import { findDocument } from "#features/office-texts/server/find-document.ts"
import { sketchText } from "#features/office-texts/server/sketch-text.ts"
import { slugOfName, TEXTS_PATH, textPath } from "#features/office-texts/text-paths.ts"
import { DeliveredNotice } from "#features/office-texts/ui/delivered-notice.tsx"
import { DocumentHistory } from "#features/office-texts/ui/document-history.tsx"
import { TextEditor } from "#features/office-texts/ui/text-editor.tsx"
import { env } from "#platform/server/env.ts"
import { TextLink } from "#ui/elements/text-link.tsx"
import { UnsavedChanges } from "#ui/forms/unsaved-changes.tsx"
import { LazyPart } from "#ui/loading/lazy-part.tsx"
import type { Route } from "./+types/admin-text"

export async function loader({ context, params, url }: Route.LoaderArgs) {
  signedInAdmin({ context, url })
  const slug = slugOfName(params.name)
  if (slug === undefined) throw pageNotFound(url)
  const { db } = context.get(pageContext)
  const [found, extras] = await Promise.all([findDocument(db, slug), getContentExtras(db, slug)])
  if (!found) throw pageNotFound(url)
  const { document, history } = found
  return {
    slug,
    document,
    history,
    extras,
    sketch: sketchText(slug, fieldsOf(document.workingBody)),
    operatorEmail: env().OPERATOR_EMAIL,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData ? titleOf(loaderData) : "Text", isPrivate: true })

const titleOf = ({ document }: { document: { shownBody: string } }) =>
  `Text: ${fieldsOf(document.shownBody).title}`

const loadPreview = () =>
  import("../office-previews/text-preview.tsx").then((module) => module.TextPreview)

export default function AdminText({ loaderData }: Route.ComponentProps) {
  const { slug, document, history, extras, sketch, operatorEmail } = loaderData
  return (
    <UnsavedChanges>
      <p className="mb-3 text-ui">
        <TextLink href={TEXTS_PATH}>Alle Texte</TextLink>
      </p>
      <CockpitHeading
        title={fieldsOf(document.shownBody).title}
        sentence={
          <>
            Steht auf <TextLink href={contentPath(slug)}>{contentPath(slug)}</TextLink>.{" "}
            {sentenceOf(document)}
          </>
        }
      />
      <div className="mt-7 grid gap-6 lg:mt-9">
        <DeliveredNotice document={document} />
        <TextEditor
          key={slug}
          slug={slug}
          document={document}
          latest={history[0]}
          sketch={sketch}
          preview={(page) => (
            <LazyPart load={loadPreview}>
              {(TextPreview) => (
                <TextPreview page={page} extras={extras} operatorEmail={operatorEmail} />
              )}
            </LazyPart>
          )}
        />
        <DocumentHistory
          name={slug}
          document={document}
          history={history}
          pathOf={(number) => textPath(slug, number)}
        />
      </div>
    </UnsavedChanges>
  )
}

function sentenceOf({ draft, published }: Route.ComponentProps["loaderData"]["document"]): string {
  if (draft) return `${draft.author} hat einen Entwurf gespeichert, den noch niemand sieht.`
  if (published) return `Zu sehen ist Fassung ${published.number} von ${published.author}.`
  return "Zu sehen ist der Text der Auslieferung."
}
