import { pageMeta } from "#app/page-meta.ts"
import { pageNotFound } from "#app/page-refusal.ts"
import { trailForSearch } from "#app/trail-for-search.ts"
import { findContentPage } from "#features/content/server/content-pages.ts"
import { faqStructuredData } from "#features/content/structured-data.ts"
import { ContentEnd } from "#features/content/ui/content-end.tsx"
import { ContentHero } from "#features/content/ui/content-hero.tsx"
import { TextAround } from "#features/content/ui/text-around.tsx"
import { CostCalculator } from "#features/licence-costs/ui/cost-calculator.tsx"
import { CostSources } from "#features/licence-costs/ui/cost-sources.tsx"
import type { Route } from "./+types/licence-costs"

/** What a licence costs in a year: a text with a sum in it that reads the page's query itself. */
export function loader({ url }: Route.LoaderArgs) {
  const page = findContentPage(url.pathname.replace(/^\/de\//, "").replace(/\/$/, ""))
  if (!page) throw pageNotFound(url)
  return { page }
}

export const meta: Route.MetaFunction = (at) => {
  if (!at.loaderData) return pageMeta({})
  const { page } = at.loaderData
  const { title, description, slug } = page
  const questions = faqStructuredData(page)
  return [
    ...pageMeta({ title, description, picture: `/teilen/${slug}.png` }, at),
    ...(questions ? [{ "script:ld+json": questions }] : []),
    { "script:ld+json": trailForSearch(trailOf(title), at) },
  ]
}

export default function LicenceCostsRoute({ loaderData }: Route.ComponentProps) {
  const { page } = loaderData
  return (
    <>
      <ContentHero
        title={page.title}
        lead={page.lead}
        trail={trailOf(page.title)}
        terrain={page.terrain}
        time={page.time}
        seed={page.slug.length * 31}
        height="low"
      />
      <div className="mx-auto max-w-page px-gutter pt-12 pb-section">
        <TextAround page={page} end={<CostSources />}>
          <CostCalculator />
        </TextAround>
        {page.cta && (
          <div className="mt-section">
            <ContentEnd title="Und jetzt?" cta={page.cta} />
          </div>
        )}
      </div>
    </>
  )
}

const trailOf = (title: string) => [{ label: "Startseite", href: "/de" }, { label: title }]
