import { profilePath } from "#features/users/core/profile-path.ts"
import { formatDuration } from "#platform/time.ts"
import { DescriptionList } from "#ui/charts/description-list.tsx"
import { Rating } from "#ui/charts/rating.tsx"
import { Card } from "#ui/elements/card.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import type { PilotStatistics } from "../user-statistics.ts"
import { formatShare } from "./format-figures.ts"

const NONE = "noch keine"

/** How a pilot is rated and answers: of all years, since that is what guests go by. */
export function PilotReputation({ userId, pilot }: { userId: number; pilot: PilotStatistics }) {
  const { rating, answerRate, answerMinutes } = pilot
  return (
    <Card as="section" labelledBy="bewertungen">
      <h2 id="bewertungen" className="font-display text-h4">
        Bewertungen und Antworten
      </h2>
      <div className="mt-5 max-w-text">
        <DescriptionList
          entries={[
            {
              term: "Bewertungen",
              description: rating.mean === null ? NONE : <Rating {...rating} mean={rating.mean} />,
            },
            {
              term: "Anfragen beantwortet",
              description: answerRate === null ? NONE : formatShare(answerRate),
            },
            {
              term: "Antwortzeit, meist",
              description: answerMinutes === null ? NONE : formatDuration(answerMinutes),
            },
          ]}
        />
      </div>
      <p className="mt-5 max-w-text text-small text-ink2">
        Über alle Jahre, Fragen zählen wie Anfragen. Was andere davon sehen, zeigt{" "}
        <TextLink href={profilePath(userId)} isInline>
          dein Profil
        </TextLink>
        .
      </p>
    </Card>
  )
}
