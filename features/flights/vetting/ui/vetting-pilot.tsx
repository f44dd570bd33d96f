import type { FlightView } from "#features/flights/core/flight-view.ts"
import { DOCUMENT_KINDS } from "#features/verification/document-kinds.ts"
import { formatExperience } from "#features/verification/experience.ts"
import type { Paper } from "#features/verification/pilot-status.ts"
import { StatusBadge } from "#features/verification/ui/status-badge.tsx"
import { DescriptionList } from "#ui/charts/description-list.tsx"
import { Card } from "#ui/elements/card.tsx"
import type { VettingView } from "../vetting-view.ts"

interface VettingPilotProps {
  pilot: Pick<FlightView["pilot"], "experience">
  vetting: VettingView
  papers: readonly Paper[]
}

/** Who offers it: what is known of them here, and how far their papers are on the day. */
export function VettingPilot({ pilot, vetting, papers }: VettingPilotProps) {
  const { pilotName, licence, before } = vetting
  return (
    <Card as="section" labelledBy="pilot">
      <h2 id="pilot" className="mb-4 text-h3">
        Pilot:in
      </h2>
      <DescriptionList
        entries={[
          { term: "Name im Konto", description: pilotName },
          { term: "Lizenz", description: licence },
          { term: "Flugerfahrung", description: formatExperience(pilot.experience) },
          {
            term: "Schon geprüft",
            description: `${before.published} von ${before.firstFlights} veröffentlicht`,
          },
          { term: "Zurückgegeben", description: String(before.returned) },
        ]}
      />
      <h3 className="mt-6 text-h4">Nachweise am Flugtag</h3>
      <ul className="mt-3 divide-y divide-line border-t border-line">
        {papers.map(({ kind, status }) => (
          <li
            key={kind}
            className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 text-ui"
          >
            {DOCUMENT_KINDS[kind].label}
            <StatusBadge status={status} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
