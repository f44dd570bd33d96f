import { Notice } from "#ui/feedback/notice.tsx"
import { TabLinks } from "#ui/navigation/tab-links.tsx"
import { type CommunityView, MIN_PEOPLE } from "../community-year.ts"
import { yearPath } from "../wrapped-paths.ts"
import { StoryCard } from "./story-card.tsx"

/** The year of all who fly here, for who is not signed in. */
export function CommunityYear({ view }: { view: CommunityView }) {
  const { year, years, cards, leftOut } = view
  return (
    <>
      {years.length > 1 && (
        <TabLinks
          label="Jahre"
          tabs={years.map((one) => ({
            label: String(one),
            href: yearPath(one),
            isCurrent: one === year,
          }))}
        />
      )}
      <div data-sequence className="my-8 grid gap-6">
        {cards.map(({ id, picture, ...words }, index) => (
          <StoryCard
            key={id}
            id={`bild-${id}`}
            words={words}
            picture={picture}
            place={{ number: index + 1, of: cards.length }}
          />
        ))}
      </div>
      {leftOut > 0 && (
        <Notice title={leftOutTitle(leftOut, cards.length === 0)}>
          Eine Zahl zeigen wir erst, wenn mindestens {MIN_PEOPLE} Menschen hinter ihr stehen: Aus
          kleineren ließe sich ablesen, wer geflogen ist.
        </Notice>
      )}
    </>
  )
}

function leftOutTitle(leftOut: number, isAll: boolean): string {
  if (isAll) return "Für dieses Jahr gibt es noch keine Zahlen."
  return leftOut === 1 ? "Eine Zahl fehlt." : `${leftOut} Zahlen fehlen.`
}
