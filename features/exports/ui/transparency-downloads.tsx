import { Download } from "lucide"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Card } from "#ui/elements/card.tsx"
import {
  TRANSPARENCY_FILES,
  type TransparencyFile,
  transparencyPath,
} from "../dsa/transparency-path.ts"

const LABELS: Readonly<Record<TransparencyFile, string>> = {
  "bericht.csv": "Bericht (CSV)",
  "begruendungen.json": "Begründungen (JSON)",
  "begruendungen.csv": "Begründungen (CSV)",
}

/** The report of a year as a file, and its statements of reasons for the database of the Commission. */
export function TransparencyDownloads({ year }: { year: number }) {
  return (
    <Card as="section" labelledBy="herunterladen">
      <h2 id="herunterladen" className="text-h3">
        Herunterladen
      </h2>
      <p className="mt-1.5 max-w-text text-ui text-ink2">
        Die Begründungen haben die Felder der Transparenzdatenbank der EU und nennen niemanden. Lies
        sie, bevor du sie übermittelst. Jeder Download steht im Protokoll.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {TRANSPARENCY_FILES.map((file) => (
          <ButtonLink
            key={file}
            href={transparencyPath(year, file)}
            reloadDocument
            download
            variant="secondary"
            size="small"
            icon={Download}
          >
            {LABELS[file]}
          </ButtonLink>
        ))}
      </div>
    </Card>
  )
}
