import type { CockpitHandle } from "#app/layouts/cockpit.tsx"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { pageNotFound } from "#app/page-refusal.ts"
import { TextFrame, trailFromHome } from "#app/text-frame.tsx"
import { textMeta } from "#app/text-meta.ts"
import type { ContentPage } from "#features/content/content-page.ts"
import { type ContentExtras, getContentExtras } from "#features/content/server/content-extras.ts"
import { findContentPage } from "#features/content/server/content-pages.ts"
import { contentPhotos } from "#features/content/server/content-photos.ts"
import { heroPhotoOf } from "#features/content/server/hero-photo-of.tsx"
import { CockpitText } from "#features/content/ui/cockpit-text.tsx"
import { ContentEnd } from "#features/content/ui/content-end.tsx"
import { FactStrip } from "#features/content/ui/fact-strip.tsx"
import { HubPage } from "#features/content/ui/hub-page.tsx"
import { ReadingPage } from "#features/content/ui/reading-page.tsx"
import { SalePage } from "#features/content/ui/sale-page.tsx"
import { TopicPage } from "#features/content/ui/topic-page.tsx"
import type { Route } from "./+types/content-page"

/** The text at an address: its slug is the path below /de. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const slug = url.pathname.replace(/^\/de\//, "").replace(/\/$/, "")
  const page = findContentPage(slug)
  if (!page) throw pageNotFound(url)
  const extras = await getContentExtras(context.get(pageContext).db, slug)
  return { page, extras, ...heroPhotoOf(slug, contentPhotos) }
}

const COCKPIT = "cockpit/"

export const meta: Route.MetaFunction = (at) => {
  if (!at.loaderData) return pageMeta({})
  const { page, extras } = at.loaderData
  const { title, description, slug } = page
  if (slug.startsWith(COCKPIT)) return pageMeta({ title, description, isPrivate: true })
  return textMeta(page, trailOf(page, extras), at)
}

/** Texts of the cockpit without an entry of their own in its menu. */
const PARENTS: Record<string, string> = {
  "/de/cockpit/hilfe": "/de/cockpit/infos",
  "/de/cockpit/code-of-conduct": "/de/cockpit/easa",
}

export const handle: CockpitHandle = { parent: (pathname) => PARENTS[pathname] }

export default function ContentPageRoute({ loaderData }: Route.ComponentProps) {
  const { page, extras, photo } = loaderData
  if (page.slug.startsWith(COCKPIT)) return <CockpitText page={page} />
  const isReading = extras.kind === "reading"
  const facts = extras.kind === "topic" ? extras.facts : null
  return (
    <TextFrame
      page={page}
      trail={trailOf(page, extras)}
      photo={photo}
      height={isReading ? "low" : "tall"}
    >
      {facts && (
        <div className="relative -mt-14">
          <FactStrip facts={facts} />
        </div>
      )}
      <div className={isReading ? "pt-12" : "pt-section"}>
        <Text page={page} extras={extras} />
      </div>
      {page.cta && (
        <div className="mt-section">
          <ContentEnd title={isReading ? "Und jetzt?" : "Bereit zum Einsteigen?"} cta={page.cta} />
        </div>
      )}
    </TextFrame>
  )
}

function Text({ page, extras }: { page: ContentPage; extras: ContentExtras }) {
  if (extras.kind === "topic") return <TopicPage page={page} {...extras} />
  if (extras.kind === "sale") return <SalePage page={page} {...extras} />
  if (extras.kind === "hub") {
    return <HubPage page={page} tiles={extras.tiles} places={extras.places} angle={extras.angle} />
  }
  return <ReadingPage page={page} />
}

function trailOf(page: ContentPage, extras: ContentExtras) {
  if (extras.kind !== "topic") return trailFromHome(page.title)
  return [{ label: "Beliebte Themen", href: "/de/beliebte-themen" }, { label: page.title }]
}
