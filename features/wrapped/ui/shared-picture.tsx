import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { PICTURE_FORMS } from "../picture-form.ts"
import type { CardWords } from "../story-card.ts"
import { sharedPicturePath, WRAPPED_PATH } from "../wrapped-paths.ts"

interface SharedPictureProps {
  token: string
  year: number
  words: CardWords
}

/** A picture that somebody has shared, and what this is for who has never been here. */
export function SharedPicture({ token, year, words }: SharedPictureProps) {
  const { quer, quadrat } = PICTURE_FORMS
  return (
    <div className="mx-auto max-w-page px-gutter pt-8 pb-section">
      <h1 className="text-h1">Ein Jahr in der Luft</h1>
      <p className="mt-3 max-w-text text-ink2">
        Jemand hat dieses Bild aus {year} geteilt: geflogen am Steuer oder auf einem freien Platz,
        die Kosten geteilt.
      </p>
      <picture>
        <source
          media="(max-width: 719.98px)"
          srcSet={sharedPicturePath(token, "quadrat")}
          width={quadrat.width}
          height={quadrat.height}
        />
        <img
          src={sharedPicturePath(token, "quer")}
          width={quer.width}
          height={quer.height}
          alt={[words.label, words.spoken ?? words.figure, words.caption, words.text]
            .concat((words.facts ?? []).map(({ value, label }) => `${value} ${label}`))
            .filter(Boolean)
            .join(", ")}
          className="mt-8 block h-auto w-full rounded-card border border-line bg-sunken"
        />
      </picture>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink href="/de/suche">Flüge ansehen</ButtonLink>
        <ButtonLink href={WRAPPED_PATH} variant="secondary">
          Das Jahr von allen
        </ButtonLink>
      </div>
    </div>
  )
}
