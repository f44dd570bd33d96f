import { SearchBox } from "#features/search/ui/search-box.tsx"
import { scenePath } from "#ui/scene-path.ts"
import { ScenePicture } from "#ui/scene-picture.tsx"

const hero = (time: "dawn" | "dusk", crop: "hero" | "hero-phone") =>
  scenePath({ terrain: "islands", time, seed: 31, crop })

interface HomeHeroProps {
  today: string
  flightCount: number
  /** „08:14–16:32“: sun times of the day. */
  daylight: string
}

/** Headline on open sky; the search box straddles the horizon. */
export function HomeHero({ today, flightCount, daylight }: HomeHeroProps) {
  return (
    <section aria-labelledby="titel" className="relative">
      <div className="absolute inset-x-0 top-0 h-150 md:h-172.5">
        <ScenePicture
          src={hero("dawn", "hero-phone")}
          darkSrc={hero("dusk", "hero-phone")}
          alt=""
          aspect="fill"
          isFirst
          className="md:hidden"
        />
        <ScenePicture
          src={hero("dawn", "hero")}
          darkSrc={hero("dusk", "hero")}
          alt=""
          aspect="fill"
          isFirst
          className="max-md:hidden"
        />
      </div>
      <div className="relative mx-auto max-w-page px-gutter pt-24 md:pt-38">
        <h1 id="titel" className="max-w-170 text-hero text-balance">
          Jemand fliegt sowieso. Flieg mit.
        </h1>
        <p className="mt-5 max-w-115 text-lead">
          Private Pilotinnen und Piloten nehmen dich mit und teilen die Kosten. Du zahlst deinen
          Anteil, nie mehr.
        </p>
        <div className="mt-52 md:mt-72">
          <SearchBox words={{}} today={today} />
        </div>
        <ul className="mt-5 flex flex-wrap justify-between gap-x-8 gap-y-1 px-5 text-fine text-ink2">
          <li>{flightCount} Flüge in den nächsten 60 Tagen</li>
          <li>
            Tageslicht heute in Bonn <span className="font-mono">{daylight}</span>
          </li>
          <li>Alle Preise mit Servicegebühr</li>
        </ul>
      </div>
    </section>
  )
}
