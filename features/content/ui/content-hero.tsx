import type { Terrain } from "#illustrations/scene/terrain.ts"
import type { TimeOfDay } from "#illustrations/scene/time-of-day.ts"
import { type SceneAddress, type SceneCrop, scenePath } from "#illustrations/scene-path.ts"
import { ScenePicture } from "#illustrations/scene-picture.tsx"
import { Breadcrumb } from "#ui/navigation/breadcrumb.tsx"
import { classNames } from "#ui/style/class-names.ts"
import type { OpeningPhoto } from "../content-photo.ts"

interface ContentHeroProps {
  title: string
  lead: string
  trail: readonly { label: string; href?: string }[]
  terrain: Terrain
  time: TimeOfDay
  seed: number
  /** What rises behind the place and stands at it, where it is one. */
  place?: Pick<SceneAddress, "relief" | "landmark">
  /** An operator's photo in the place of the scene. */
  photo?: OpeningPhoto | undefined
  /** `tall` leads into a picture page, `low` stands above a text to read. */
  height: "tall" | "low"
}

/** „Geschäftsbedingungen“ must fit a phone of 320 px in one line. */
const LONG_WORD = /\p{L}{18}/u

const DARK_SKIES: readonly TimeOfDay[] = ["dusk", "night"]

// on phones the picture stands on the lower edge: its land begins below the text, however long that is
const CUT = "max-md:[--scene-y:1] md:max-lg:[--scene-x:0.62]"

// so much of a picture's width is its land on a phone, and so much higher a wide window makes it
const HEIGHTS = {
  tall: "min-h-118 pb-[65vw] md:min-h-[max(35rem,30vw)] md:pb-36",
  low: "pb-[52vw] md:min-h-[max(30rem,30vw)] md:pb-36",
}

/** Headline on open sky. The picture keeps its own light, so its text does not follow the theme. */
export function ContentHero({
  title,
  lead,
  trail,
  terrain,
  time,
  seed,
  place,
  photo,
  height,
}: ContentHeroProps) {
  const scene = (crop: SceneCrop) => scenePath({ terrain, time, seed, crop, ...place })
  const isDark = !photo && DARK_SKIES.includes(time)
  // an evening sky is light near the horizon: the text needs the upper part of a tall one
  const isTall = height === "tall" || isDark
  return (
    <div
      data-theme={photo?.theme ?? (isDark ? "dark" : "light")}
      className="relative overflow-hidden"
    >
      {photo ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the server, by hero-photo.tsx
        <div className="absolute inset-0" dangerouslySetInnerHTML={{ __html: photo.html }} />
      ) : (
        <div className="absolute inset-0">
          <ScenePicture
            src={scene("wide")}
            phoneSrc={scene(isTall ? "tall-phone" : "low-phone")}
            tabletSrc={scene("wide-tablet")}
            alt=""
            aspect="fill"
            isFirst
            className={classNames(
              CUT,
              isDark && "md:max-lg:[--scene-y:0]",
              !isTall && "md:[--scene-y:0.35]",
            )}
          />
        </div>
      )}
      <div
        className={classNames(
          "relative mx-auto max-w-page px-gutter pt-8",
          isTall && "md:pt-6 lg:pt-8",
          HEIGHTS[isTall ? "tall" : "low"],
        )}
      >
        <Breadcrumb trail={trail} />
        <h1
          className={classNames(
            "mt-3 max-w-190 text-balance",
            height === "tall"
              ? "text-hero md:mt-4"
              : classNames(
                  "text-h1",
                  LONG_WORD.test(title) && "max-md:text-[length:min(var(--size-h1),8.5vw)]",
                ),
          )}
        >
          {title}
        </h1>
        <p
          className={classNames(
            "mt-4 max-w-125 text-lead md:max-lg:max-w-105",
            isTall && "md:mt-5",
          )}
        >
          {lead}
        </p>
      </div>
    </div>
  )
}
