import { Download } from "lucide"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Card } from "#ui/elements/card.tsx"
import { MONTH_FILES, type MonthFile, monthPath } from "../month.ts"

const FILES: Readonly<Record<MonthFile, { label: string; about: string }>> = {
  "datev.csv": {
    label: "DATEV-Buchungsstapel",
    about: "Alle Buchungen des Monats im DATEV-Format (EXTF), für die Steuerberatung.",
  },
  "belege.zip": {
    label: "Belege als ZIP",
    about: "Alle Rechnungen, Korrekturen und Zahlungsbelege als PDF, mit einer Liste.",
  },
}

/** What can be taken out of a month, each download written down. */
export function MonthDownloads({ month, missing }: { month: string; missing: string | null }) {
  return (
    <Card as="section" labelledBy="herunterladen">
      <h2 id="herunterladen" className="text-h3">
        Herunterladen
      </h2>
      <p className="mt-1.5 max-w-text text-ui text-ink2">Jeder Download steht im Protokoll.</p>
      <ul className="mt-4 grid gap-4">
        {MONTH_FILES.map((file) => {
          const { label, about } = FILES[file]
          const isMissing = file === "datev.csv" && missing !== null
          return (
            <li key={file} className="grid gap-2 sm:grid-cols-[1fr_auto] sm:items-center sm:gap-6">
              <p className="max-w-text text-ui text-ink2">{isMissing ? missing : about}</p>
              {!isMissing && (
                <ButtonLink
                  href={monthPath(month, file)}
                  reloadDocument
                  download
                  variant="secondary"
                  size="small"
                  icon={Download}
                >
                  {label}
                </ButtonLink>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
