import { CircleAlert, X } from "lucide"
import { IconButton } from "#ui/buttons/icon-button.tsx"
import { Icon } from "#ui/elements/icon.tsx"
import { ProgressBar } from "#ui/feedback/progress-bar.tsx"
import type { PhotoUpload } from "./use-photo-uploads.ts"

interface PhotoUploadsProps {
  uploads: readonly PhotoUpload[]
  onDismiss: (key: number) => void
}

/** Files on their way, each with how far it is or why it did not come in. */
export function PhotoUploads({ uploads, onDismiss }: PhotoUploadsProps) {
  return (
    <ul aria-label="Hochladen" className="grid gap-2 empty:hidden">
      {uploads.map(({ key, name, progress, problem }) => (
        <li
          key={key}
          className={`grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 rounded-panel px-4.5 py-2 ${problem ? "bg-err-soft" : "bg-soft"}`}
        >
          {problem ? (
            <>
              <p role="alert" className="flex gap-2.5 text-small">
                <Icon shape={CircleAlert} className="text-err" />
                <span className="min-w-0 wrap-anywhere">
                  <strong className="font-semibold">{name}:</strong> {problem}
                </span>
              </p>
              <IconButton
                label={`Meldung zu ${name} schließen`}
                icon={X}
                onClick={() => onDismiss(key)}
              />
            </>
          ) : (
            <>
              <span className="truncate text-small">{name}</span>
              <span className="text-small text-ink2 tabular-nums">{formatProgress(progress)}</span>
              <div className="col-span-2 mt-1.5">
                <ProgressBar label={`${name} wird hochgeladen`} value={progress ?? 0} />
              </div>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

function formatProgress(progress: number | undefined): string {
  if (progress === undefined) return "wartet"
  return progress < 1 ? `${Math.round(progress * 100)} %` : "wird gezeichnet"
}
