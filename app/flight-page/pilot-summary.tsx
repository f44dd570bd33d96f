import { Clock, MessageCircle, Star } from "lucide"
import type { ReactNode } from "react"
import { AskLink } from "#features/chat/ui/ask-link.tsx"
import type { FlightView, OfferView } from "#features/flights/core/flight-view.ts"
import { REVIEWS_ID } from "#features/reviews/review-list.ts"
import { atSentenceStart } from "#features/users/core/name-in-sentence.ts"
import { profilePath } from "#features/users/core/profile-path.ts"
import { PersonAvatar } from "#features/users/photos/ui/person-avatar.tsx"
import { formatExperience } from "#features/verification/experience.ts"
import { Rating } from "#ui/charts/rating.tsx"
import { Icon, type IconShape } from "#ui/elements/icon.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import type { LoadedOffer } from "./load-flight.ts"

interface PilotSummaryProps extends Pick<LoadedOffer, "rating" | "responseTime" | "isOwn"> {
  flight: Pick<FlightView | OfferView, "id" | "pilot">
}

/** Who flies, directly below the title: a face, what others say, how to ask. More stands further down. */
export function PilotSummary({ flight, rating, responseTime, isOwn }: PilotSummaryProps) {
  const { pilot } = flight
  // an account that is gone has neither a face nor somebody to ask
  if (pilot.isDeleted) return null
  return (
    <section
      aria-label="Am Steuer"
      className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-y border-line py-5"
    >
      <div className="flex min-w-0 flex-1 basis-72 items-center gap-4">
        <PersonAvatar person={pilot} size="large" />
        <div className="min-w-0">
          <p>
            <TextLink href={profilePath(pilot.id)}>{pilot.name}</TextLink>{" "}
            <span className="text-small whitespace-nowrap text-ink2">· Privater Anbieter</span>
          </p>
          <ul className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-small text-ink2">
            {rating.mean !== null && (
              <Fact icon={Star}>
                <TextLink href={`#${REVIEWS_ID}`} isInline>
                  <Rating mean={rating.mean} count={rating.count} />
                </TextLink>
              </Fact>
            )}
            {pilot.experience.hours !== null && (
              <Fact icon={Clock}>Flugerfahrung: {formatExperience(pilot.experience)}</Fact>
            )}
            {responseTime && <Fact icon={MessageCircle}>{responseTime}</Fact>}
          </ul>
        </div>
      </div>
      {!isOwn && (
        <AskLink about={{ kind: "flight", flightId: flight.id }}>
          {`${atSentenceStart(pilot.firstName)} fragen`}
        </AskLink>
      )}
    </section>
  )
}

function Fact({ icon, children }: { icon: IconShape; children: ReactNode }) {
  return (
    <li className="inline-flex items-center gap-1.5">
      <Icon shape={icon} size={16} className="text-ink3" />
      <span>{children}</span>
    </li>
  )
}
