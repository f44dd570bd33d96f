import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { pageNotFound } from "#app/page-refusal.ts"
import { readRegionAddress } from "#features/content/region-address.ts"
import { neighboursOf } from "#features/content/region-neighbours.ts"
import { getRegionPage } from "#features/content/server/region-page.ts"
import { faqStructuredData } from "#features/content/structured-data.ts"
import { ContentHero } from "#features/content/ui/content-hero.tsx"
import { FactStrip } from "#features/content/ui/fact-strip.tsx"
import { RegionText } from "#features/content/ui/region-text.tsx"
import type { Route } from "./+types/region"

/** `fluege-ab-`, `rundfluege-ab-` and `geschenkidee-` with a region; everything else leads nowhere. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const address = readRegionAddress(params.page)
  if (!address) throw pageNotFound(url)
  const neighbours = neighboursOf(address.region)
  return { ...address, neighbours, ...(await getRegionPage(context.get(pageContext).db, address)) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return pageMeta({})
  const { title, description, page, flights } = loaderData
  const questions = faqStructuredData(page)
  return [
    // where nothing flies there is nothing to find
    ...pageMeta({ title, description, isPrivate: flights.length === 0 }),
    ...(questions ? [{ "script:ld+json": questions }] : []),
  ]
}

export default function RegionRoute({ loaderData }: Route.ComponentProps) {
  const { title, page, facts, region } = loaderData
  return (
    <>
      <ContentHero
        title={title}
        lead={page.lead}
        trail={[{ label: "Flüge entdecken", href: "/de/fluege-entdecken" }, { label: title }]}
        terrain={page.terrain}
        time={page.time}
        seed={region.slug.length * 31 + Math.round(region.center.lat * 100)}
        height="low"
      />
      <div className="mx-auto max-w-page px-gutter pb-section">
        {facts && (
          <div className="relative -mt-14">
            <FactStrip facts={facts} />
          </div>
        )}
        <div className="pt-section">
          <RegionText {...loaderData} />
        </div>
      </div>
    </>
  )
}
