import { CircleAlert } from "lucide"
import { Icon } from "#ui/elements/icon.tsx"
import { classNames } from "#ui/style/class-names.ts"
import type { UnsentMessage, UnsentPhoto } from "../core/thread.ts"

interface UnsentBubbleProps {
  message: UnsentMessage
  onRetry: () => void
  onDiscard: () => void
}

/** An own message that is on its way, or has not arrived. */
export function UnsentBubble({ message, onRetry, onDiscard }: UnsentBubbleProps) {
  const { text, photo, failure } = message
  const hasFailed = failure !== undefined
  return (
    <li className="flex flex-col items-end">
      {photo ? (
        <PhotoFrame {...photo} hasFailed={hasFailed} />
      ) : (
        <p
          className={classNames(
            "max-w-[85%] rounded-chip rounded-ee-mark px-4 py-2.5 text-ui wrap-anywhere whitespace-pre-wrap md:max-w-[70%]",
            hasFailed ? "border border-err bg-err-soft text-ink" : "bg-act text-on-act",
          )}
        >
          {text}
        </p>
      )}
      {hasFailed ? (
        <div role="alert" className="mt-1 flex max-w-[85%] flex-col items-end text-fine">
          <p className="flex items-center gap-1.5 text-err">
            <Icon shape={CircleAlert} size={16} />
            Nicht gesendet. {failure}
          </p>
          <p className="flex gap-4">
            <button
              type="button"
              onClick={onDiscard}
              className="min-h-11 font-medium text-ink2 underline underline-offset-4"
            >
              Verwerfen
            </button>
            <button
              type="button"
              onClick={onRetry}
              className="min-h-11 font-semibold text-link underline underline-offset-4"
            >
              Noch einmal senden
            </button>
          </p>
        </div>
      ) : (
        <p role="status" className="mt-1 px-1 text-label text-ink3">
          Wird gesendet …
        </p>
      )}
    </li>
  )
}

function PhotoFrame({ url, width, height, hasFailed }: UnsentPhoto & { hasFailed: boolean }) {
  return (
    <img
      src={url}
      alt="Dein Foto"
      width={width}
      height={height}
      className={classNames(
        "h-auto max-h-80 w-auto max-w-[70%] rounded-chip rounded-ee-mark",
        hasFailed ? "border-2 border-err" : "opacity-60",
      )}
    />
  )
}
