import { SendHorizontal } from "lucide"
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react"
import { pickPicture } from "#features/users/photos/ui/picked-picture.ts"
import { IconButton } from "#ui/buttons/icon-button.tsx"
import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
import { classNames } from "#ui/style/class-names.ts"
import { MAX_MESSAGE_LENGTH } from "../core/conversation.ts"
import type { UnsentPhoto } from "../core/thread.ts"
import { PhotoButton } from "../photos/ui/photo-button.tsx"
import { QuickAnswers } from "./quick-answers.tsx"
import { findDraft, saveDraft } from "./saved-draft.ts"

/** The counter comes when it begins to matter. */
const COUNTED_FROM = MAX_MESSAGE_LENGTH - 200

interface ComposerProps {
  userId: number
  conversationId: number
  /** „Nachricht an Henrik L.“ */
  label: string
  hasQuickAnswers: boolean
  onSend: (text: string) => void
  onPhoto: (photo: UnsentPhoto) => void
  onType?: () => void
}

/** Where the next message is written; what is typed stays until it is sent. */
export function Composer({
  userId,
  conversationId,
  label,
  hasQuickAnswers,
  onSend,
  onPhoto,
  onType,
}: ComposerProps) {
  const of = String(conversationId)
  const [text, setText] = useState("")
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  useEffect(() => setText(findDraft(userId, of).text), [userId, of])

  const type = (typed: string) => {
    setText(typed)
    saveDraft(userId, of, { text: typed })
    if (typed !== "") onType?.()
  }
  const [problem, setProblem] = useState<string>()
  async function sendPhotos(files: readonly File[]) {
    setProblem(undefined)
    for (const file of files) {
      const picked = await pickPicture(file)
      if (typeof picked === "string") setProblem(picked)
      else onPhoto(picked)
    }
  }
  const isTooLong = text.length > MAX_MESSAGE_LENGTH
  const send = () => {
    if (text.trim() === "" || isTooLong) return
    type("")
    onSend(text.trim())
    field.current?.focus()
  }

  return (
    <div className="border-t border-line bg-surface px-3 pt-2 pb-[calc(0.625rem+env(safe-area-inset-bottom))] md:px-4">
      {hasQuickAnswers && text === "" && (
        <QuickAnswers
          onChoose={(answer) => {
            type(answer)
            field.current?.focus()
          }}
        />
      )}
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <PhotoButton onFiles={sendPhotos} />
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <div className="field-frame flex min-w-0 flex-1">
          <textarea
            ref={field}
            id={id}
            rows={1}
            value={text}
            placeholder={label}
            enterKeyHint="enter"
            aria-invalid={isTooLong || undefined}
            aria-describedby={`${id}-count`}
            onChange={(event) => type(event.target.value)}
            onPaste={(event) => {
              const files = Array.from(event.clipboardData.files)
              if (files.length === 0) return
              event.preventDefault()
              void sendPhotos(files)
            }}
            onKeyDown={(event) => {
              if (!isSendKey(event)) return
              event.preventDefault()
              send()
            }}
            className="field-control field-sizing-content max-h-40 min-h-11 w-full resize-none rounded-field px-4 py-2.5 placeholder:overflow-hidden placeholder:text-ellipsis placeholder:whitespace-nowrap"
          />
        </div>
        <IconButton
          type="submit"
          label="Senden"
          icon={SendHorizontal}
          disabled={text.trim() === "" || isTooLong}
          className="bg-act text-on-act enabled:hover:bg-act-hover disabled:bg-sunken"
        />
      </form>
      {problem && (
        <p role="alert" className="px-1 pt-1 text-fine text-err">
          {problem}
        </p>
      )}
      <p
        id={`${id}-count`}
        className={classNames(
          "px-1 text-label",
          text.length > COUNTED_FROM && "pt-1",
          isTooLong ? "text-err" : "text-ink3",
        )}
      >
        {text.length > COUNTED_FROM && (
          <>
            {text.length} von {MAX_MESSAGE_LENGTH} Zeichen
            {isTooLong && ". Kürze die Nachricht oder sende sie in zwei Teilen."}
          </>
        )}
        <VisuallyHidden>Mit Umschalt und Eingabe beginnt eine neue Zeile.</VisuallyHidden>
      </p>
    </div>
  )
}

/** Enter sends where there is a keyboard; under a thumb it begins a new line. */
function isSendKey(event: KeyboardEvent): boolean {
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return false
  return event.ctrlKey || event.metaKey || window.matchMedia("(pointer: fine)").matches
}
