import { formatDay, HOME_ZONE } from "#platform/time.ts"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import type { MemoryView, RequestView } from "../album-view.ts"
import { sentenceOfReasons } from "../request-sentences.ts"
import { callAnswer } from "./memory-calls.ts"

interface ConsentPanelProps {
  memory: MemoryView
  request: RequestView
  /** Who answers, by their whole name. */
  reader: string
  onDone: () => unknown
}

/** Where a guest says yes or no to showing a photo, takes a yes back, or says that they are in it too. */
export function ConsentPanel({ memory, request, reader, onDone }: ConsentPanelProps) {
  const { own, status } = request
  const { run, pending, isPending, failure } = useAction<boolean, void>({
    send: (agrees, intent) => callAnswer(memory.id, agrees, intent),
    done: onDone,
  })
  const no = (label: string) => (
    <Button
      variant="secondary"
      size="small"
      isPending={pending === false}
      disabled={isPending && pending !== false}
      onClick={() => void run(false)}
    >
      {label}
    </Button>
  )
  return (
    <div className="grid gap-3">
      {own && own.answer === null ? (
        <>
          <p className="text-ui text-ink2">
            {sentenceOfReasons(own)} Sagen alle Gefragten Ja, steht es ohne Namen im Profil und bei
            den Flügen der Person, die fragt. Sonst bleibt es unter euch. Antworten kannst du bis{" "}
            {formatDay(new Date(request.expiresAt), HOME_ZONE)}, und ein Ja jederzeit zurücknehmen.
          </p>
          <p className="text-small text-ink3">Du antwortest als {reader}.</p>
          <div className="flex flex-wrap gap-3">
            <Button
              size="small"
              isPending={pending === true}
              disabled={isPending && pending !== true}
              onClick={() => void run(true)}
            >
              Ja, zeigen
            </Button>
            {no("Nein, unter uns lassen")}
          </div>
        </>
      ) : own ? (
        <>
          <p className="text-ui text-ink2">
            {status === "shown"
              ? "Du bist einverstanden, dass es öffentlich zu sehen ist."
              : "Du bist einverstanden. Noch haben nicht alle geantwortet."}
          </p>
          <div>{no("Einverständnis zurücknehmen")}</div>
        </>
      ) : (
        <>
          <p className="text-ui text-ink2">
            {status === "shown"
              ? "Dieses Foto ist öffentlich zu sehen. Du bist darauf auch zu erkennen und möchtest das nicht? Dann verschwindet es sofort."
              : "Ob dieses Foto öffentlich wird, entscheiden gerade andere von euch. Du bist darauf auch zu erkennen und möchtest das nicht? Dann bleibt es unter euch."}
          </p>
          <div>{no("Ich bin darauf und möchte es nicht")}</div>
        </>
      )}
      {failure?.kind === "refused" && (
        <Notice tone="err" title="Das ging nicht." isAlert>
          {failure.text}
        </Notice>
      )}
    </div>
  )
}
