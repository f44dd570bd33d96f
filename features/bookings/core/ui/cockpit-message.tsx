import { useEffect, useRef } from "react"
import { Notice } from "#ui/feedback/notice.tsx"

export interface StepMessage {
  /** Whether it happened, was refused (this page is out of date then) or never arrived. */
  kind: "done" | "refused" | "unreachable"
  title: string
  text: string
}

/** What became of the last press. Takes the focus, because the row it belonged to may be gone. */
export function CockpitMessage({ message }: { message: StepMessage | undefined }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (message) place.current?.focus()
  }, [message])
  const hasFailed = message !== undefined && message.kind !== "done"
  return (
    <div ref={place} tabIndex={-1} role="status" className={message && "mt-4"}>
      {message && (
        <Notice tone={hasFailed ? "err" : "ok"} title={message.title} isAlert={hasFailed} isStacked>
          {message.text}
        </Notice>
      )}
    </div>
  )
}
