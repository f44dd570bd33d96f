import { Breadcrumb } from "#ui/navigation/breadcrumb.tsx"
import { TabLinks } from "#ui/navigation/tab-links.tsx"
import type { OwnYearView } from "../own-year-view.ts"
import { type CardKind, canShareCard } from "../story-card.ts"
import { takeAlongPath, yearPath } from "../wrapped-paths.ts"
import { EmptyYear } from "./empty-year.tsx"
import { SharedPictures } from "./shared-pictures.tsx"
import { StoryCard } from "./story-card.tsx"
import { TakeAlong } from "./take-along.tsx"

interface OwnYearProps {
  view: OwnYearView
  trail: readonly { label: string; href?: string }[]
  /** The picture that the address names. */
  picked: CardKind | null
  publicUrl: string
}

/** The own year: its pictures one below the other, then one to take along. */
export function OwnYear({ view, trail, picked, publicUrl }: OwnYearProps) {
  const { year, years, cards, map, shares } = view
  const shareable = cards.filter(canShareCard)
  const chosen =
    shareable.find(({ kind }) => kind === picked) ??
    shareable.find(({ kind }) => kind === "closing") ??
    shareable[0]
  return (
    <div className="mx-auto max-w-page px-gutter pt-8 pb-section">
      <Breadcrumb trail={trail} />
      <h1 className="mt-3 text-h1">Dein Jahr {year} in der Luft</h1>
      {cards.length > 0 && (
        <p className="mt-3 max-w-text text-ink2">
          Diese Seite siehst nur du. Ein Bild daraus sehen andere erst, wenn du es teilst.
        </p>
      )}
      {years.length > 1 && (
        <div className="mt-6">
          <TabLinks
            label="Jahre"
            tabs={years.map((one) => ({
              label: String(one),
              href: yearPath(one),
              isCurrent: one === year,
            }))}
          />
        </div>
      )}
      {chosen ? (
        <>
          <div data-sequence className="mt-8 grid gap-6">
            {cards.map((card, index) => (
              <StoryCard
                key={card.kind}
                id={`bild-${card.kind}`}
                words={card}
                picture={card.picture}
                map={map}
                place={{ number: index + 1, of: cards.length }}
                isFirst={index === 0}
                {...(canShareCard(card)
                  ? { pictureHref: takeAlongPath(year, card.kind) }
                  : {
                      note: "Das siehst nur du: Andere Menschen stehen auf keinem geteilten Bild.",
                    })}
              />
            ))}
          </div>
          <TakeAlong
            key={`${year}-${chosen.kind}`}
            year={year}
            cards={shareable}
            chosen={chosen}
            share={shares.find((share) => share.year === year && share.card === chosen.kind)}
            publicUrl={publicUrl}
          />
        </>
      ) : (
        <EmptyYear view={view} />
      )}
      {shares.length > 0 && <SharedPictures shares={shares} />}
    </div>
  )
}
