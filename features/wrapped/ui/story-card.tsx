import { ImageDown } from "lucide"
import type { ReactNode } from "react"
import { ChartMap } from "#illustrations/chart-map/chart-map.tsx"
import type { TimeOfDay } from "#illustrations/scene/time-of-day.ts"
import { scenePath } from "#illustrations/scene-path.ts"
import { ScenePicture } from "#illustrations/scene-picture.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { StatFigure } from "#ui/charts/stat-figure.tsx"
import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
import { classNames } from "#ui/style/class-names.ts"
import type { CardPicture, CardWords } from "../story-card.ts"

interface StoryCardProps {
  id: string
  words: CardWords
  picture: CardPicture
  /** Of a card with a chart: the markup that the server drew. */
  map?: string | null
  /** „3 / 8“ */
  place: { number: number; of: number }
  /** Where it can be taken along as a picture. */
  pictureHref?: string | undefined
  /** A quiet line below the words. */
  note?: ReactNode
  isFirst?: boolean
}

const DARK_SKIES: readonly TimeOfDay[] = ["dusk", "night"]

/** One picture of a year: words on open sky over a landscape, or beside a chart. */
export function StoryCard({ picture, map, ...card }: StoryCardProps) {
  if ("map" in picture) return <ChartCard {...card} map={map ?? ""} />
  return <SkyCard {...card} scene={picture.scene} />
}

type Scene = Extract<CardPicture, { scene: unknown }>["scene"]

function SkyCard({
  scene,
  isFirst = false,
  ...card
}: Omit<StoryCardProps, "picture" | "map"> & { scene: Scene }) {
  const { id, words } = card
  const isDark = DARK_SKIES.includes(scene.time)
  const src = (crop: "wide" | "wide-tablet" | "hero-phone") => scenePath({ ...scene, crop })
  return (
    <section
      aria-labelledby={id}
      data-theme={isDark ? "dark" : "light"}
      className="relative flex min-h-145 snap-start scroll-mt-4 flex-col overflow-hidden rounded-card"
    >
      <div className="absolute inset-0">
        <ScenePicture
          src={src("wide")}
          phoneSrc={src("hero-phone")}
          tabletSrc={src("wide-tablet")}
          alt=""
          aspect="fill"
          isFirst={isFirst}
          className="max-md:[--scene-y:0] md:max-lg:[--scene-x:0.62]"
        />
      </div>
      <div className="relative flex grow flex-col p-6 md:p-12">
        <Words {...card} />
        {words.facts && (
          <ul className="mt-auto grid grid-cols-2 gap-5 rounded-panel bg-surface p-5 md:grid-cols-4 md:p-6">
            {words.facts.map(({ value, label }) => (
              <li key={label}>
                <StatFigure value={value} label={label} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

function ChartCard({ map, ...card }: Omit<StoryCardProps, "picture"> & { map: string }) {
  return (
    <section
      aria-labelledby={card.id}
      className="grid snap-start scroll-mt-4 overflow-hidden rounded-card border border-line bg-surface md:grid-cols-2"
    >
      <div className="flex flex-col p-6 md:p-12">
        <Words {...card} />
      </div>
      <ChartMap svg={map} className="max-md:border-t md:border-s border-line" />
    </section>
  )
}

function Words({
  id,
  words,
  place,
  pictureHref,
  note,
}: Pick<StoryCardProps, "id" | "words" | "place" | "pictureHref" | "note">) {
  const { label, figure, spoken, caption, text } = words
  return (
    <>
      <h2 id={id}>
        <span className="flex justify-between gap-4 font-mono text-label tracking-label font-normal">
          <span>{label}</span>
          <span aria-hidden="true">
            {place.number} / {place.of}
          </span>
        </span>
        <VisuallyHidden>: {spoken ?? figure}</VisuallyHidden>
        <span
          aria-hidden="true"
          className={classNames(
            "mt-4 block max-w-180 text-balance",
            figure.length > LONG_FIGURE ? "text-h1" : "text-hero",
          )}
        >
          {figure}
        </span>
      </h2>
      <p className="mt-3 max-w-125 md:max-lg:max-w-90 text-lead text-balance">{caption}</p>
      {text && <p className="mt-1.5 max-w-125 md:max-lg:max-w-90">{text}</p>}
      {note && <p className="mt-3 max-w-125 md:max-lg:max-w-90 text-small">{note}</p>}
      {pictureHref && (
        <div className="mt-5">
          <ButtonLink href={pictureHref} variant="picture" size="small" icon={ImageDown}>
            Als Bild
            <VisuallyHidden>: {label}</VisuallyHidden>
          </ButtonLink>
        </div>
      )}
    </>
  )
}

/** From so many letters on a figure is a name. */
const LONG_FIGURE = 12
