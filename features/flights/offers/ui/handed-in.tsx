import { BadgeCheck, Clock, Plus } from "lucide"
import type { ReactNode } from "react"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { ShareFlight } from "#features/flights/core/ui/share-flight.tsx"
import { CREATE_FLIGHT_PATH } from "#features/flights/draft/draft.ts"
import { scenePath } from "#illustrations/scene-path.ts"
import { ScenePicture } from "#illustrations/scene-picture.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Badge } from "#ui/elements/badge.tsx"
import { Card } from "#ui/elements/card.tsx"
import type { PilotOffer } from "../pilot-offer.ts"
import { CopyButton } from "./copy-button.tsx"
import { formatSchedule } from "./offer-labels.ts"

interface HandedInProps {
  offer: PilotOffer
  /** What guests are asked about a change, and what they have answered. */
  answers: ReactNode
  /** Of the flight's page, to pass on. */
  url: string
}

/** What has become of a draft, and what happens next. */
export function HandedIn({ offer, answers, url }: HandedInProps) {
  const isOnline = offer.status === "published"
  const scene = scenePath({ terrain: "above-clouds", time: "dawn", seed: offer.id, crop: "strip" })
  return (
    <Card inset="none">
      <ScenePicture src={scene} alt="" aspect="strip" isFirst />
      <div className="p-card">
        {isOnline ? (
          <Badge tone="ok" icon={BadgeCheck}>
            Veröffentlicht
          </Badge>
        ) : (
          <Badge tone="info" icon={Clock}>
            In Prüfung
          </Badge>
        )}
        <h1 className="mt-3 text-title">Geschafft!</h1>
        <p className="mt-2 text-lead wrap-anywhere">„{offer.title}“</p>
        <p className="mt-1 text-ui text-ink2">{formatSchedule(offer)}</p>
        <div className="mt-6 empty:hidden">{answers}</div>
        <h2 className="mt-6 text-h4">Wie es weitergeht</h2>
        <ol className="mt-2 grid max-w-text list-decimal gap-1.5 ps-5 text-ui text-ink2">
          {(isOnline ? stepsOnline(offer) : STEPS_IN_REVIEW).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink href={flightPath(offer.id)}>Flug ansehen</ButtonLink>
          {isOnline && <ShareFlight variant="secondary" title={offer.title} url={url} />}
        </div>
        <div className="mt-6 flex flex-wrap gap-x-3 gap-y-2 border-t border-line pt-5">
          <ButtonLink href={CREATE_FLIGHT_PATH} variant="quiet" size="small" icon={Plus}>
            Nächsten Flug anlegen
          </ButtonLink>
          <CopyButton flight={offer} />
          <ButtonLink href="/de/cockpit" variant="text" size="small">
            Zum Cockpit
          </ButtonLink>
        </div>
      </div>
    </Card>
  )
}

const STEPS_IN_REVIEW = [
  "Wir lesen deinen Flug. So machen wir es bei den ersten Flügen von jeder Pilotin und jedem Piloten.",
  "Ist alles klar, geht er von selbst online, und du bekommst eine Mail.",
  "Fehlt etwas, kommt er mit einem Hinweis zurück: Du änderst ihn und reichst ihn noch einmal ein.",
]

function stepsOnline({ isFlexible, isSeries }: PilotOffer): string[] {
  return [
    isSeries ? "Gäste finden jeden Flug der Serie ab jetzt." : "Gäste finden ihn ab jetzt.",
    isFlexible
      ? "Wer mitfliegen will, schlägt dir einen Termin vor. Du sagst zu oder ab."
      : "Wer bucht oder anfragt, steht in deinem Cockpit, und du bekommst eine Mail.",
    "Du kannst ihn ändern oder pausieren. Wer schon gebucht hat, wird gefragt, wenn sich Termin, Strecke oder Flugzeug ändern.",
  ]
}
