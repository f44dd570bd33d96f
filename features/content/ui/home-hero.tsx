import { SearchBox } from "#features/search/ui/search-box.tsx"
import { scenePath } from "#illustrations/scene-path.ts"
import { ScenePicture } from "#illustrations/scene-picture.tsx"
import { type HomeSky, isDarkSky, SKY_NAMES } from "../home-sky.ts"

const SEED = 30

interface HomeHeroProps {
  today: string
  flightCount: number
  /** „08:14–16:32“: sun times of the day. */
  daylight: string
  sky: HomeSky
}

/**
 * Headline on open sky; the search box straddles the horizon. The sky is the one over Germany at
 * this hour, so the text on it follows the sky and not the theme.
 */
export function HomeHero({ today, flightCount, daylight, sky }: HomeHeroProps) {
  const { time, season, lightAt, backdrop } = sky
  const scene = { terrain: "islands", time, season, seed: SEED } as const
  return (
    <section aria-labelledby="titel" className="relative">
      <div className="absolute inset-x-0 top-0 h-150 md:h-172.5">
        <ScenePicture
          src={scenePath({ ...scene, crop: "hero", lightAt })}
          phoneSrc={scenePath({ ...scene, crop: "hero-phone" })}
          alt=""
          aspect="fill"
          isFirst
          backdrop={backdrop}
          className="md:max-lg:[--scene-x:0] lg:[--scene-y:0.2]"
        />
      </div>
      <div className="relative mx-auto max-w-page px-gutter pt-24 md:pt-30">
        <div data-theme={isDarkSky(sky) ? "dark" : "light"} className="text-ink">
          <h1 id="titel" className="max-w-170 text-hero text-balance">
            Jemand fliegt sowieso. Flieg mit.
          </h1>
          <p className="mt-5 max-w-115 text-lead">
            Private Pilotinnen und Piloten nehmen dich mit und teilen die Kosten. Du zahlst deinen
            Anteil, nie mehr.
          </p>
        </div>
        <div className="mt-52 md:mt-80">
          <SearchBox today={today} />
        </div>
        <ul className="mt-5 flex flex-wrap justify-between gap-x-8 gap-y-1 px-5 text-fine text-ink2">
          <li>{flightCount} Flüge in den nächsten 60 Tagen</li>
          <li>
            Über Deutschland gerade: {SKY_NAMES[time]}, Tageslicht{" "}
            <span className="font-mono">{daylight}</span>
          </li>
          <li>Alle Preise mit Servicegebühr</li>
        </ul>
      </div>
    </section>
  )
}
