import { useState } from "react"
import { formatDay, HOME_ZONE } from "#platform/time.ts"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import type { MemoryView, PersonOnBoard, RequestView } from "../album-view.ts"
import { END_SENTENCES } from "../request-sentences.ts"
import { AskForm } from "./ask-form.tsx"
import { callTakeBack } from "./memory-calls.ts"

interface PilotRequestProps {
  memory: MemoryView
  people: readonly PersonOnBoard[]
  onDone: () => unknown
}

/** Where a pilot asks to show a photo, sees who has agreed, and ends it again. */
export function PilotRequest({ memory, people, onDone }: PilotRequestProps) {
  const [isAsking, setAsking] = useState(false)
  const { request } = memory
  if (request && request.status !== "ended") {
    return <Running memoryId={memory.id} request={request} onDone={onDone} />
  }
  return (
    <div className="grid gap-3">
      {request?.endReason && (
        <p className="text-ui text-ink2">{END_SENTENCES[request.endReason]}</p>
      )}
      {memory.canAsk && !isAsking && (
        <div>
          <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
            Öffentlich zeigen …
          </Button>
        </div>
      )}
      {memory.canAsk && isAsking && (
        <AskForm
          memoryId={memory.id}
          people={people}
          onAsked={async () => {
            await onDone()
            setAsking(false)
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </div>
  )
}

interface RunningProps {
  memoryId: number
  request: RequestView
  onDone: () => unknown
}

function Running({ memoryId, request, onDone }: RunningProps) {
  const { status, asked, expiresAt } = request
  const { run, isPending, failure } = useAction<void, void>({
    send: (_, intent) => callTakeBack(memoryId, intent),
    done: onDone,
  })
  return (
    <div className="grid gap-3">
      <p className="text-ui text-ink2">
        {status === "shown"
          ? "Alle sind einverstanden: Das Foto steht unter „Momente von Bord“ in deinem Profil und bei deinen Flügen."
          : `Gefragt. Gezeigt wird es, sobald alle zustimmen, sonst bleibt es nach dem ${formatDay(new Date(expiresAt), HOME_ZONE)} unter euch.`}
      </p>
      {asked.length > 0 && (
        <ul className="grid gap-1 text-ui">
          {asked.map(({ userId, name, answer }) => (
            <li key={userId}>
              {name}: {answer === "agreed" ? "einverstanden" : "hat noch nicht geantwortet"}
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button variant="secondary" size="small" isPending={isPending} onClick={() => void run()}>
          {status === "shown" ? "Nicht mehr zeigen" : "Anfrage zurückziehen"}
        </Button>
      </div>
      {failure?.kind === "refused" && (
        <Notice tone="err" title="Das ging nicht." isAlert>
          {failure.text}
        </Notice>
      )}
    </div>
  )
}
