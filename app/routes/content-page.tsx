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
import { ContentEnd } from "#features/content/ui/content-end.tsx"
import { FactStrip } from "#features/content/ui/fact-strip.tsx"
import { LazySection, sectionFrom } from "#ui/loading/lazy-section.tsx"
import type { Route } from "./+types/content-page"

// each page is one of them
const cockpitText = sectionFrom(() =>
  import("#features/content/ui/cockpit-text.tsx").then((module) => module.CockpitText),
)
const hubPage = sectionFrom(() =>
  import("#features/content/ui/hub-page.tsx").then((module) => module.HubPage),
)
const readingPage = sectionFrom(() =>
  import("#features/content/ui/reading-page.tsx").then((module) => module.ReadingPage),
)
const salePage = sectionFrom(() =>
  import("#features/content/ui/sale-page.tsx").then((module) => module.SalePage),
)
const topicPage = sectionFrom(() =>
  import("#features/content/ui/topic-page.tsx").then((module) => module.TopicPage),
)

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
  if (page.slug.startsWith(COCKPIT)) return <LazySection section={cockpitText} given={{ page }} />
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
  if (extras.kind === "topic")
    return <LazySection section={topicPage} given={{ page, ...extras }} />
  if (extras.kind === "sale") return <LazySection section={salePage} given={{ page, ...extras }} />
  if (extras.kind === "hub") {
    return <LazySection section={hubPage} given={{ page, ...extras }} />
  }
  return <LazySection section={readingPage} given={{ page }} />
}

function trailOf(page: ContentPage, extras: ContentExtras) {
  if (extras.kind !== "topic") return trailFromHome(page.title)
  return [{ label: "Beliebte Themen", href: "/de/beliebte-themen" }, { label: page.title }]
}
