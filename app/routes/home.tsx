import type { StorefrontHandle } from "#app/layouts/storefront.tsx"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { publicUrlOf } from "#app/public-address.ts"
import { siteForSearch } from "#features/content/structured-data.ts"
import { HomeHero } from "#features/content/ui/home-hero.tsx"
import { LazySection, sectionFrom } from "#ui/loading/lazy-section.tsx"
import { loadHome } from "../home-page/load-home.ts"
import type { Route } from "./+types/home"

export function loader({ context }: Route.LoaderArgs) {
  return loadHome(context.get(pageContext).db)
}

export const meta: Route.MetaFunction = (at) => [
  ...pageMeta(
    {
      description:
        "Private Pilotinnen und Piloten nehmen dich mit und teilen die Kosten. Finde einen Flug in deiner Nähe und zahle nur deinen Anteil.",
    },
    at,
  ),
  ...(import.meta.env.SSR ? [{ "script:ld+json": siteForSearch(publicUrlOf(at)) }] : []),
]

export const handle: StorefrontHandle = { header: "scene" }

const belowHero = sectionFrom(
  () => import("../home-page/below-hero.tsx").then((module) => module.BelowHero),
  { isOnEach: true },
)

export default function Home({ loaderData }: Route.ComponentProps) {
  const { flights, flightCount, tiles, reviews, proof, today, daylight, skies, photo } = loaderData
  return (
    <div className="max-md:[--section-gap:2.75rem]">
      <HomeHero
        today={today}
        flightCount={flightCount}
        proof={proof}
        daylight={daylight}
        skies={skies}
        photo={photo}
      />
      <LazySection section={belowHero} given={{ flights, flightCount, tiles, reviews }} />
    </div>
  )
}
