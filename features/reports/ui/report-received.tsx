import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { DescriptionList } from "#ui/charts/description-list.tsx"
import type { ReportStep } from "../report.ts"

interface ReportReceivedProps {
  received: Extract<ReportStep, { step: "received" }>
  thing: { title: string; path: string }
}

/** The receipt on screen; the same stands in the mail. */
export function ReportReceived({ received, thing }: ReportReceivedProps) {
  return (
    <div role="status">
      <h1 className="text-h1">Deine Meldung ist eingegangen</h1>
      <p className="mt-3 mb-7 max-w-text text-lead text-ink2">
        Danke, dass du hinsiehst. Ein Mensch prüft sie und entscheidet.{" "}
        {received.email === ""
          ? "Ohne Mailadresse können wir dir nicht antworten; notier dir die Nummer, falls du nachfragen willst."
          : `Die Bestätigung ist unterwegs an ${received.email}.`}
      </p>
      <div className="max-w-120">
        <DescriptionList
          entries={[
            { term: "Vorgang", description: <span className="font-mono">{received.ref}</span> },
            { term: "Eingegangen", description: received.receivedAt },
            { term: "Gemeldet", description: thing.title },
          ]}
        />
      </div>
      <ButtonLink href={thing.path} variant="secondary" className="mt-8">
        Zurück
      </ButtonLink>
    </div>
  )
}
