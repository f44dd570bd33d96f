import { redirect } from "react-router"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { pageNotFound } from "#app/page-refusal.ts"
import { textMeta } from "#app/text-meta.ts"
import { neighboursOf } from "#features/content/region-neighbours.ts"
import { contentPhotos } from "#features/content/server/content-photos.ts"
import { heroPhotoOf } from "#features/content/server/hero-photo-of.tsx"
import { drawRegionMap } from "#features/content/server/region-map.ts"
import { getRegionPage } from "#features/content/server/region-page.ts"
import { ContentHero } from "#features/content/ui/content-hero.tsx"
import { FactStrip } from "#features/content/ui/fact-strip.tsx"
import { landmarkOfRoute } from "#features/flights/core/landmark-of-route.ts"
import { parseRegionAddress, regionPath } from "#features/places/region-address.ts"
import { reliefAt } from "#illustrations/scene/relief.ts"
import { LazySection, sectionFrom } from "#ui/loading/lazy-section.tsx"
import type { Route } from "./+types/region"

/** `fluege-ab-`, `rundfluege-ab-` and `geschenkidee-` with a region; everything else leads nowhere. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = params.page.toLowerCase()
  const address = parseRegionAddress(page)
  if (!address) throw pageNotFound(url)
  // one page, one address
  if (page !== params.page) throw redirect(regionPath(address) + url.search, 301)
  const { region } = address
  const { db } = context.get(pageContext)
  const found = await getRegionPage(db, address)
  const codes = [...found.places, ...found.flights.map(({ departure }) => departure)]
  const map = await drawRegionMap(db, region, new Set(codes.map(({ code }) => code)))
  const photo = heroPhotoOf(region.slug, contentPhotos)
  return { ...address, ...found, ...photo, map, neighbours: neighboursOf(region) }
}

const trailOf = (title: string) => [
  { label: "Flüge entdecken", href: "/de/fluege-entdecken" },
  { label: title },
]

export const meta: Route.MetaFunction = (at) => {
  if (!at.loaderData) return pageMeta({})
  const { title, description, page, flights } = at.loaderData
  // where nothing flies there is nothing to find
  const isPrivate = flights.length === 0
  const said = { title, description, faq: page.faq, slug: at.params.page, isPrivate }
  return textMeta(said, trailOf(title), at)
}

const regionText = sectionFrom(() =>
  import("#features/content/ui/region-text.tsx").then((module) => module.RegionText),
)

export default function RegionRoute({ loaderData }: Route.ComponentProps) {
  const { title, page, facts, region, photo } = loaderData
  return (
    <>
      <ContentHero
        title={title}
        lead={page.lead}
        trail={trailOf(title)}
        terrain={page.terrain}
        time={page.time}
        seed={region.slug.length * 31 + Math.round(region.center.lat * 100)}
        place={{
          relief: reliefAt(region.center),
          landmark: landmarkOfRoute(page.terrain, [region.center]),
        }}
        photo={photo}
        height="low"
      />
      <div className="mx-auto max-w-page px-gutter pb-section">
        {facts && (
          <div className="relative -mt-14">
            <FactStrip facts={facts} />
          </div>
        )}
        <div className="pt-section">
          <LazySection section={regionText} given={loaderData} />
        </div>
      </div>
    </>
  )
}
