import { flightPath } from "#features/flights/core/flight-path.ts"
import { CATEGORY_NAMES } from "#features/planes/plane-labels.ts"
import { userSheetPath } from "#features/users/office/user-list.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { DescriptionList } from "#ui/charts/description-list.tsx"
import { Card } from "#ui/elements/card.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { WholeParts } from "#ui/elements/whole-parts.tsx"
import { LazyPart } from "#ui/loading/lazy-part.tsx"
import { FLIGHT_PHASES } from "../occurrence.ts"
import type { OccurrenceSheet as Sheet } from "../occurrence-list.ts"
import { OccurrenceStateBadge } from "./occurrence-state-badge.tsx"

const loadClosing = () => import("./closing-form.tsx").then((module) => module.ClosingForm)

/** What was reported beside the flight that it is about, and the closing. */
export function OccurrenceSheet({ occurrence }: { occurrence: Sheet }) {
  const { flight, departure, aircraft, reporter, role, closing, isReportedToAuthority } = occurrence
  const part = role === "pilot" ? "am Steuer" : "als Gast"
  return (
    <div className="mt-7 grid items-start gap-6 lg:mt-9 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="grid min-w-0 gap-6">
        <Card as="section" labelledBy="bericht">
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <h2 id="bericht" className="text-h3">
              Bericht
            </h2>
            <OccurrenceStateBadge isClosed={occurrence.isClosed} />
          </div>
          {occurrence.words ? (
            <blockquote className="mb-5 border-s-2 border-line2 ps-4 text-ui whitespace-pre-line [overflow-wrap:anywhere]">
              {occurrence.words}
            </blockquote>
          ) : (
            <p className="mb-5 text-ui text-ink2">
              Wer das gemeldet hat, hat sein Konto gelöscht. Es bleibt die Zusammenfassung.
            </p>
          )}
          <DescriptionList
            entries={[
              { term: "Flugphase", description: FLIGHT_PHASES[occurrence.phase] },
              { term: "Verletzte", description: occurrence.hasInjuries ? "ja" : "nein" },
              {
                term: "Bei einer Behörde",
                description: formatAuthority(isReportedToAuthority),
              },
              {
                term: "Gemeldet von",
                description: reporter ? (
                  <>
                    <TextLink href={userSheetPath(reporter.id)} isInline>
                      {reporter.name}
                    </TextLink>
                    , {part}
                  </>
                ) : (
                  `gelöschtes Konto, ${part}`
                ),
              },
              {
                term: "Eingegangen",
                description: (
                  <WholeParts>
                    {formatInstant(new Date(occurrence.reportedAt), HOME_ZONE)}
                  </WholeParts>
                ),
              },
              { term: "Vorgang", description: <span className="font-mono">{occurrence.ref}</span> },
            ]}
          />
        </Card>
        <Card as="section" labelledBy="flug">
          <h2 id="flug" className="mb-4 text-h3">
            Flug
          </h2>
          <DescriptionList
            entries={[
              {
                term: "Titel",
                description: (
                  <TextLink href={flightPath(flight.id)} isInline>
                    {flight.title}
                  </TextLink>
                ),
              },
              {
                term: "Geplanter Start",
                description: (
                  <WholeParts>
                    {formatInstant(new Date(flight.departsAt), flight.timeZone)}
                  </WholeParts>
                ),
              },
              { term: "Ab", description: `${departure.name} (${departure.code})` },
              {
                term: "Flugzeug",
                description: aircraft
                  ? `${CATEGORY_NAMES[aircraft.category]}, ${aircraft.registration}`
                  : "keins angegeben",
              },
            ]}
          />
        </Card>
      </div>
      <Card as="section" labelledBy="abschluss">
        <h2 id="abschluss" className="text-h3">
          Abschluss
        </h2>
        {closing ? (
          <div className="mt-4 grid gap-4 text-ui">
            <Closed title="Notiz" words={closing.note} />
            <Closed title="Zusammenfassung für Behörden" words={closing.summary} />
            <p className="text-small text-ink3">
              <WholeParts>{formatInstant(new Date(closing.closedAt), HOME_ZONE)}</WholeParts>
            </p>
          </div>
        ) : (
          occurrence.mayClose && (
            <div className="mt-4">
              <LazyPart load={loadClosing}>
                {(ClosingForm) => <ClosingForm occurrenceId={occurrence.id} />}
              </LazyPart>
            </div>
          )
        )}
      </Card>
    </div>
  )
}

function Closed({ title, words }: { title: string; words: string }) {
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <p className="mt-0.5 whitespace-pre-line text-ink2 [overflow-wrap:anywhere]">{words}</p>
    </div>
  )
}

function formatAuthority(isReported: boolean | null): string {
  if (isReported === null) return "Gäste fragen wir nicht"
  return isReported ? "ja, sagt die Person am Steuer" : "nein, sagt die Person am Steuer"
}
