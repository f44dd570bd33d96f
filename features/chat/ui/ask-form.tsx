import { useEffect, useState } from "react"
import { useNavigate } from "react-router"
import { loginPath } from "#features/auth/sign-in/login-path.ts"
import { newId } from "#platform/ids.ts"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { TextArea } from "#ui/forms/text-area.tsx"
import { askPath } from "../core/ask-path.ts"
import { type AskedAbout, MAX_MESSAGE_LENGTH } from "../core/conversation.ts"
import { conversationPath } from "../core/conversation-path.ts"
import { callAsk } from "./conversation-calls.ts"
import { findDraft, NOBODY, saveDraft } from "./saved-draft.ts"

interface AskFormProps {
  about: AskedAbout
  /** Null for a visitor, who signs in before it is sent. */
  userId: number | null
  label: string
  placeholder: string
}

/** The first message. A visitor signs in with a code in between; what they have written waits here. */
export function AskForm({ about, userId, label, placeholder }: AskFormProps) {
  const path = askPath(about)
  const navigate = useNavigate()
  const [text, setText] = useState("")
  const [key] = useState(newId)
  const [isEmpty, setIsEmpty] = useState(false)
  const owner = userId ?? NOBODY
  const { run, isPending, failure } = useAction({
    send: (question: { text: string }) => callAsk({ about, key, text: question.text }),
    done: ({ conversationId }) => {
      saveDraft(owner, path, { text: "" })
      return navigate(conversationPath(conversationId), { replace: true })
    },
  })
  useEffect(() => {
    const typed = findDraft(owner, path).text || findDraft(NOBODY, path).text
    if (typed === "") return
    // it belongs to who has signed in from now on
    saveDraft(NOBODY, path, { text: "" })
    saveDraft(owner, path, { text: typed })
    setText(typed)
  }, [owner, path])

  const send = () => {
    setIsEmpty(text.trim() === "")
    if (text.trim() === "") return
    if (userId === null) void navigate(loginPath(path))
    else void run({ text: text.trim() })
  }
  const error = isEmpty ? "Schreib etwas, bevor du sendest." : failure?.fields.text
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <TextArea
        label={label}
        placeholder={placeholder}
        rows={5}
        value={text}
        maxLength={MAX_MESSAGE_LENGTH}
        error={error}
        hint="Telefonnummern, Adressen und Links blenden wir aus, bis eine Buchung steht."
        onChange={(event) => {
          setText(event.target.value)
          setIsEmpty(false)
          saveDraft(owner, path, { text: event.target.value })
        }}
      />
      {failure && !failure.fields.text && failure.kind === "refused" && (
        <div className="mt-4">
          <Notice tone="err" title="Nicht gesendet." isAlert>
            {failure.text}
          </Notice>
        </div>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" isPending={isPending}>
          {userId === null ? "Weiter mit Code per Mail" : "Senden"}
        </Button>
        {userId === null && (
          <p className="max-w-text text-small text-ink2">
            Du bestätigst deine Mailadresse mit einem Code. Was du geschrieben hast, bleibt stehen.
          </p>
        )}
      </div>
    </form>
  )
}
