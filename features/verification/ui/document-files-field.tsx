import { Camera, FileText, Upload, X } from "lucide"
import { useRef } from "react"
import { Button } from "#ui/buttons/button.tsx"
import { IconButton } from "#ui/buttons/icon-button.tsx"
import { Icon } from "#ui/elements/icon.tsx"
import { ProgressBar } from "#ui/feedback/progress-bar.tsx"
import { FieldGroup } from "#ui/forms/field.tsx"
import { DOCUMENT_UPLOAD_TYPES, documentFilePath } from "../document-file.ts"
import type { ChosenFile } from "./use-document-files.ts"

interface DocumentFilesFieldProps {
  files: readonly ChosenFile[]
  onAdd: (files: File[]) => void
  onRemove: (key: number) => void
  error: string | undefined
}

/** Photos and PDFs of a document: from the camera or from the device, each with its own way. */
export function DocumentFilesField({ files, onAdd, onRemove, error }: DocumentFilesFieldProps) {
  const camera = useRef<HTMLInputElement>(null)
  const device = useRef<HTMLInputElement>(null)
  const take = (input: HTMLInputElement) => {
    onAdd([...(input.files ?? [])])
    input.value = ""
  }
  return (
    <FieldGroup legend="Fotos oder PDF" legendLook="label" error={error}>
      {(sentence) => (
        <>
          <input
            ref={camera}
            type="file"
            accept="image/*"
            capture="environment"
            aria-label="Foto des Dokuments"
            tabIndex={-1}
            className="hidden"
            onChange={(event) => take(event.currentTarget)}
          />
          <input
            ref={device}
            type="file"
            multiple
            accept={DOCUMENT_UPLOAD_TYPES.join(",")}
            aria-label="Datei des Dokuments"
            tabIndex={-1}
            className="hidden"
            onChange={(event) => take(event.currentTarget)}
          />
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              size="small"
              icon={Camera}
              onClick={() => camera.current?.click()}
              className="lg:hidden"
            >
              Fotografieren
            </Button>
            <Button
              variant="secondary"
              size="small"
              icon={Upload}
              aria-invalid={error ? true : undefined}
              onClick={() => device.current?.click()}
            >
              Dateien wählen
            </Button>
          </div>
          {sentence}
          <ul className="mt-3 grid gap-3 empty:hidden">
            {files.map((file) => (
              <li key={file.key} className="flex items-center gap-3 rounded-panel bg-sunken p-2.5">
                <FilePicture file={file} />
                <div className="min-w-0 flex-1">
                  <p className="truncate text-ui">{file.name}</p>
                  <FileState file={file} />
                </div>
                <IconButton
                  label={`${file.name} entfernen`}
                  icon={X}
                  onClick={() => onRemove(file.key)}
                />
              </li>
            ))}
          </ul>
          <p className="mt-1.5 max-w-text text-small text-ink3">
            JPEG, PNG, WebP, AVIF oder PDF bis 10 MB, höchstens sechs. Ort und Zeit der Aufnahme
            löschen wir aus Fotos. Zu sehen bekommt sie nur, wer bei uns prüft.
          </p>
        </>
      )}
    </FieldGroup>
  )
}

function FilePicture({ file: { file } }: { file: ChosenFile }) {
  if (file?.mediaType !== "image/webp") {
    return (
      <span className="flex size-14 shrink-0 items-center justify-center rounded-badge bg-surface text-ink3">
        <Icon shape={FileText} size={24} />
      </span>
    )
  }
  return (
    <img
      src={documentFilePath(file.id)}
      alt=""
      className="size-14 shrink-0 rounded-badge object-cover"
    />
  )
}

function FileState({ file: { file, name, progress, problem } }: { file: ChosenFile }) {
  if (problem) {
    return (
      <p role="alert" className="text-small text-err">
        {problem}
      </p>
    )
  }
  if (file) {
    return (
      <p className="text-small text-ink3">
        {file.isQuarantined ? "Angekommen, wird auf Schadsoftware geprüft" : "Angekommen"}
      </p>
    )
  }
  return (
    <div className="mt-2">
      <ProgressBar label={`${name} wird hochgeladen`} value={progress} />
    </div>
  )
}
