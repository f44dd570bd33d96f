import { profilePath } from "#features/users/core/profile-path.ts"
import type { StatedHours } from "#features/users/pilots/flight-hours.ts"
import { formatDay, formatInstant, formatIsoDay, HOME_ZONE } from "#platform/time.ts"
import { DescriptionList } from "#ui/charts/description-list.tsx"
import { Card } from "#ui/elements/card.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { WholeParts } from "#ui/elements/whole-parts.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { LazyPart } from "#ui/loading/lazy-part.tsx"
import type { DocumentToReview } from "../document-view.ts"
import { singleStatus } from "../pilot-status.ts"
import { REJECTIONS } from "../rejection.ts"
import { DocumentViewer } from "./document-viewer.tsx"
import { StatusBadge } from "./status-badge.tsx"

const loadDecision = () => import("./decision-form.tsx").then((module) => module.DecisionForm)

interface DocumentReviewProps {
  document: DocumentToReview
  /** ISO day. */
  today: string
}

/** What is to see beside what was typed, and the decision. */
export function DocumentReview({ document, today }: DocumentReviewProps) {
  const { pilot, rejection, rejectionNote, mayDecide } = document
  return (
    <div className="mt-7 grid items-start gap-6 lg:mt-9 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <DocumentViewer files={document.files} />
      <div className="grid gap-6">
        <Card as="section" labelledBy="angaben">
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <h2 id="angaben" className="text-h3">
              Angaben
            </h2>
            <StatusBadge status={singleStatus(document, today)} />
          </div>
          <DescriptionList
            entries={[
              {
                term: "Nummer",
                description: <span className="font-mono">{document.number || "–"}</span>,
              },
              {
                term: "Ausgestellt am",
                description: <WholeParts>{dayText(document.issuedOn)}</WholeParts>,
              },
              {
                term: "Gültig bis",
                description: <WholeParts>{dayText(document.expiresOn)}</WholeParts>,
              },
              {
                term: "Eingereicht",
                description: (
                  <WholeParts>{formatInstant(new Date(document.createdAt), HOME_ZONE)}</WholeParts>
                ),
              },
            ]}
          />
          <h3 className="mt-6 mb-3 text-h4">Pilot:in</h3>
          <DescriptionList
            entries={[
              {
                term: "Name im Konto",
                description: (
                  <TextLink href={profilePath(pilot.id)} isInline>
                    {pilot.name}
                  </TextLink>
                ),
              },
              {
                term: "Geboren am",
                description: <WholeParts>{dayText(pilot.birthDate)}</WholeParts>,
              },
              { term: "Lizenz im Profil", description: pilot.licence || "–" },
              { term: "Heimatplatz", description: pilot.home ?? "–" },
              { term: "Flugstunden, Angabe", description: formatStated(pilot.stated) },
              {
                term: "Dabei seit",
                description: (
                  <WholeParts>{formatDay(new Date(pilot.joinedAt), HOME_ZONE)}</WholeParts>
                ),
              },
            ]}
          />
        </Card>
        {mayDecide && (
          <LazyPart load={loadDecision}>
            {(DecisionForm) => <DecisionForm documentId={document.id} />}
          </LazyPart>
        )}
        {rejection && (
          <Notice tone="err" title={`${REJECTIONS[rejection]}.`}>
            {rejectionNote}
          </Notice>
        )}
      </div>
    </div>
  )
}

function dayText(day: string | null): string {
  return day ? formatIsoDay(day) : "ohne Angabe"
}

// verifying the licence says that it is true
function formatStated(stated: StatedHours | null): string {
  if (!stated) return "–"
  const state = stated.isChecked ? "geprüft" : "noch nicht geprüft"
  return `${stated.flightHours.toLocaleString("de-DE")} h bis ${dayText(stated.on)}, ${state}`
}
