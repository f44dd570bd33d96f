import { SearchBox } from "#features/search/ui/search-box.tsx"
import { ScenePicture } from "#illustrations/scene-picture.tsx"
import { LazySection, sectionFrom } from "#ui/loading/lazy-section.tsx"
import type { OpeningPhoto } from "../content-photo.ts"
import type { HomeProof } from "../home-proof.ts"
import { type HomeSkies, SKY_NAMES, type SkyPicture } from "../home-sky.ts"

const PICTURE = "absolute inset-x-0 top-0 h-120 md:h-164"

const proofLine = sectionFrom(() =>
  import("./home-proof-line.tsx").then((module) => module.HomeProofLine),
)

interface HomeHeroProps {
  today: string
  flightCount: number
  proof: HomeProof
  /** „08:14–16:32“: sun times of the day. */
  daylight: string
  skies: HomeSkies<SkyPicture>
  /** An operator's photo in the place of both skies; header and text on it follow the theme. */
  photo?: OpeningPhoto | undefined
}

/**
 * Headline on open sky; the search box straddles the horizon. The sky is the one over Germany at
 * this hour as far as the theme can show it. The way from headline to search grows with the window,
 * so that the aircraft and the whole search are there without scrolling.
 */
export function HomeHero({ today, flightCount, proof, daylight, skies, photo }: HomeHeroProps) {
  return (
    <section aria-labelledby="titel" className="relative">
      {photo ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the server, by hero-photo.tsx
        <div className={PICTURE} dangerouslySetInnerHTML={{ __html: photo.html }} />
      ) : (
        <div className={PICTURE}>
          <div className="size-full dark:hidden">
            <Sky picture={skies.light} isFirst />
          </div>
          <div className="hidden size-full dark:block">
            <Sky picture={skies.dark} />
          </div>
        </div>
      )}
      <div className="relative mx-auto max-w-page px-gutter pt-19 md:pt-30">
        <h1 id="titel" className="max-w-170 text-hero text-balance">
          Jemand fliegt sowieso. Flieg mit.
        </h1>
        <p className="mt-3 max-w-115 text-ui md:mt-5 md:text-lead">
          Private Pilotinnen und Piloten nehmen dich mit und teilen die Kosten. Du zahlst deinen
          Anteil, nie mehr.
        </p>
        <div className="mt-[clamp(7.5rem,calc(100svh-34rem),13rem)] md:mt-56 lg:mt-64">
          <SearchBox today={today} />
        </div>
        <div className="mt-5 grid gap-3 px-2 md:px-5">
          <LazySection section={proofLine} given={{ proof }} />
          <ul className="flex flex-wrap gap-x-7 gap-y-1 text-fine text-ink2 max-md:hidden">
            <li>{flightCount} Flüge in den nächsten 60 Tagen</li>
            <li>
              Über Deutschland gerade: {SKY_NAMES[skies.now]}, Tageslicht{" "}
              <span className="font-mono">{daylight}</span>
            </li>
            <li>Alle Preise mit Servicegebühr</li>
          </ul>
        </div>
      </div>
    </section>
  )
}

function Sky({ picture, isFirst = false }: { picture: SkyPicture; isFirst?: boolean }) {
  return (
    <ScenePicture
      {...picture}
      alt=""
      aspect="fill"
      isFirst={isFirst}
      className="md:[--scene-x:0.62] lg:[--scene-y:0.2]"
    />
  )
}
