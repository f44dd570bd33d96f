import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
import { classNames } from "#ui/style/class-names.ts"
import { PICTURE_FORMS, type PictureForm } from "../picture-form.ts"
import type { StoryCard } from "../story-card.ts"
import { ownPicturePath } from "../wrapped-paths.ts"

interface PicturePreviewProps {
  year: number
  card: StoryCard
  form: PictureForm
}

/** How a picture looks in one form, and the way to have it. */
export function PicturePreview({ year, card, form }: PicturePreviewProps) {
  const { name, ratio, width, height } = PICTURE_FORMS[form]
  const path = ownPicturePath({ year, kind: card.kind, form })
  const words = card.shared ?? card
  return (
    <li className={classNames("min-w-0", form === "quer" && "max-md:col-span-2")}>
      <img
        src={path}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        alt={`${name}: ${words.label}, ${words.figure}, ${words.caption}`}
        className="block h-auto w-full rounded-panel border border-line bg-sunken"
      />
      <p className="mt-2 flex flex-wrap items-baseline gap-x-3 text-small">
        <span>
          {name} <span className="font-mono text-label text-ink3">{ratio}</span>
        </span>
        <a
          href={path}
          download={`mein-jahr-${year}-${form}.png`}
          className="inline-block py-1 text-link underline underline-offset-4 hover:text-ink"
        >
          Herunterladen<VisuallyHidden>: {name}</VisuallyHidden>
        </a>
      </p>
    </li>
  )
}
