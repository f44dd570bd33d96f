import { Download } from "lucide"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Card } from "#ui/elements/card.tsx"
import { EmptyState } from "#ui/feedback/empty-state.tsx"
import { DOCUMENT_KEPT_DAYS, documentFilePath } from "../document-file.ts"
import type { ShownFile } from "../document-view.ts"

/** The files of a document: photos to look at, PDFs to download (they never run in our pages). */
export function DocumentViewer({ files }: { files: readonly ShownFile[] }) {
  if (files.length === 0) {
    return (
      <EmptyState title="Keine Dateien mehr">
        {DOCUMENT_KEPT_DAYS} Tage nach der Entscheidung werden die Dateien gelöscht. Art und Daten
        bleiben.
      </EmptyState>
    )
  }
  return (
    <ul className="grid gap-6">
      {files.map((file, index) => (
        <li key={file.id}>
          <Card inset="none">
            {file.mediaType === "image/webp" ? (
              <a href={documentFilePath(file.id)} className="block bg-sunken">
                <img
                  src={documentFilePath(file.id)}
                  alt={`Datei ${index + 1}, in voller Größe öffnen`}
                  className="mx-auto max-h-[80dvh] w-full object-contain"
                />
              </a>
            ) : (
              <div className="p-card">
                <p className="mb-4">
                  Datei {index + 1}, PDF mit {formatSize(file.byteSize)}
                </p>
                <ButtonLink
                  href={documentFilePath(file.id)}
                  reloadDocument
                  variant="secondary"
                  icon={Download}
                >
                  PDF herunterladen
                </ButtonLink>
              </div>
            )}
          </Card>
        </li>
      ))}
    </ul>
  )
}

function formatSize(bytes: number): string {
  const megabytes = Math.max(0.1, bytes / (1024 * 1024))
  return `${megabytes.toLocaleString("de-DE", { maximumFractionDigits: 1 })} MB`
}
