import { BelowHero } from "../home-page/below-hero.tsx"
import type { LoadedHome } from "../home-page/load-home.ts"

interface HomePreviewProps {
  home: Pick<LoadedHome, "flights" | "flightCount" | "tiles" | "reviews">
}

/**
 * The home page of a day from below its search on, of the part of which visitors see it. What is above does
 * not follow the topics, and would be split off the page of visitors.
 */
export function HomePreview({ home }: HomePreviewProps) {
  const { flights, flightCount, tiles, reviews } = home
  return (
    <div className="max-md:[--section-gap:2.75rem]">
      <BelowHero flights={flights} flightCount={flightCount} tiles={tiles} reviews={reviews} />
    </div>
  )
}
