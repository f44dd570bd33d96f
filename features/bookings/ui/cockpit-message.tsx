import { useEffect, useRef } from "react"
import { Notice } from "#ui/notice.tsx"

export interface StepMessage {
  isFailure: boolean
  title: string
  text: string
}

/** What became of the last press. Takes the focus, because the row it belonged to may be gone. */
export function CockpitMessage({ message }: { message: StepMessage | undefined }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (message) place.current?.focus()
  }, [message])
  return (
    <div ref={place} tabIndex={-1} role="status" className={message && "mt-4"}>
      {message && (
        <Notice
          tone={message.isFailure ? "err" : "ok"}
          title={message.title}
          isAlert={message.isFailure}
          isStacked
        >
          {message.text}
        </Notice>
      )}
    </div>
  )
}
