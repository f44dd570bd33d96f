import { useLocation } from "react-router"
import { pageMeta } from "#app/page-meta.ts"
import { pageNotFound } from "#app/page-refusal.ts"
import { TextFrame, trailFromHome } from "#app/text-frame.tsx"
import { textMeta } from "#app/text-meta.ts"
import { findContentPage } from "#features/content/server/content-pages.ts"
import { TextAround } from "#features/content/ui/text-around.tsx"
import { licenceAt } from "#features/licence-costs/cost-address.ts"
import { LazySection, sectionFrom } from "#ui/loading/lazy-section.tsx"
import { LazyText, textFrom } from "#ui/loading/lazy-text.tsx"
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
  return textMeta(page, trailFromHome(page.title), at)
}

const calculator = sectionFrom(() =>
  import("#features/licence-costs/ui/cost-calculator.tsx").then(
    ({ CostCalculator }) => CostCalculator,
  ),
)
const contentEnd = textFrom(() =>
  import("#features/content/ui/content-end.tsx").then(({ ContentEnd }) => ContentEnd),
)
const costSources = textFrom(() =>
  import("#features/licence-costs/ui/cost-sources.tsx").then(({ CostSources }) => CostSources),
)

export default function LicenceCostsRoute({ loaderData }: Route.ComponentProps) {
  const { page } = loaderData
  const { pathname, search } = useLocation()
  const licence = licenceAt(pathname, new URLSearchParams(search))
  return (
    <TextFrame page={page} trail={trailFromHome(page.title)}>
      <div className="pt-12">
        <TextAround
          page={page}
          end={<LazyText key={licence} text={costSources} given={{ licence }} />}
        >
          <LazySection section={calculator} given={{}} />
        </TextAround>
        {page.cta && (
          <div className="mt-section">
            <LazyText text={contentEnd} given={{ title: "Und jetzt?", cta: page.cta }} />
          </div>
        )}
      </div>
    </TextFrame>
  )
}
