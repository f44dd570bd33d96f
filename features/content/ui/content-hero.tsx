import { Breadcrumb } from "#ui/breadcrumb.tsx"
import { classNames } from "#ui/class-names.ts"
import type { Terrain } from "#ui/scene/terrain.ts"
import type { TimeOfDay } from "#ui/scene/time-of-day.ts"
import { scenePath } from "#ui/scene-path.ts"
import { ScenePicture } from "#ui/scene-picture.tsx"

interface ContentHeroProps {
  title: string
  lead: string
  trail: readonly { label: string; href?: string }[]
  terrain: Terrain
  time: TimeOfDay
  seed: number
  /** `tall` leads into a picture page, `low` stands above a text to read. */
  height: "tall" | "low"
}

const DARK_SKIES: readonly TimeOfDay[] = ["dusk", "night"]

/** Headline on open sky. The picture keeps its own light, so its text does not follow the theme. */
export function ContentHero({ title, lead, trail, terrain, time, seed, height }: ContentHeroProps) {
  const scene = (crop: "wide" | "hero-phone") => scenePath({ terrain, time, seed, crop })
  const isTall = height === "tall"
  return (
    <div
      data-theme={DARK_SKIES.includes(time) ? "dark" : "light"}
      className={classNames(
        "relative overflow-hidden",
        isTall ? "h-118 md:h-130" : "min-h-84 md:min-h-88",
      )}
    >
      <div className="absolute inset-0">
        <ScenePicture
          src={scene("hero-phone")}
          alt=""
          aspect="fill"
          isFirst
          className="md:hidden"
        />
        <ScenePicture src={scene("wide")} alt="" aspect="fill" isFirst className="max-md:hidden" />
      </div>
      <div
        className={classNames(
          "relative mx-auto max-w-page px-gutter",
          isTall ? "pt-8 md:pt-14" : "pt-8 pb-16 md:pt-12",
        )}
      >
        <Breadcrumb trail={trail} />
        <h1
          className={classNames(
            "mt-3 max-w-190 text-balance",
            isTall ? "text-hero md:mt-4" : "text-h1",
          )}
        >
          {title}
        </h1>
        <p className={classNames("mt-4 max-w-115 text-lead", isTall && "md:mt-5")}>{lead}</p>
      </div>
    </div>
  )
}
