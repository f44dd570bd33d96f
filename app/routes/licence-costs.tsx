import { pageMeta } from "#app/page-meta.ts"
import { pageNotFound } from "#app/page-refusal.ts"
import { TextFrame, trailFromHome } from "#app/text-frame.tsx"
import { textMeta } from "#app/text-meta.ts"
import { findContentPage } from "#features/content/server/content-pages.ts"
import { ContentEnd } from "#features/content/ui/content-end.tsx"
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
  return textMeta(page, trailFromHome(page.title), at)
}

export default function LicenceCostsRoute({ loaderData }: Route.ComponentProps) {
  const { page } = loaderData
  return (
    <TextFrame page={page} trail={trailFromHome(page.title)}>
      <div className="pt-12">
        <TextAround page={page} end={<CostSources />}>
          <CostCalculator />
        </TextAround>
        {page.cta && (
          <div className="mt-section">
            <ContentEnd title="Und jetzt?" cta={page.cta} />
          </div>
        )}
      </div>
    </TextFrame>
  )
}
