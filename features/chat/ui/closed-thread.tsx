import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import type { ConversationView } from "../core/conversations-schemas.ts"
import { callTalkBlock } from "./conversation-calls.ts"

interface ClosedThreadProps {
  conversation: ConversationView
  onChanged: () => void
}

/** In place of the field: why nothing can be written, and the way back where there is one. */
export function ClosedThread({ conversation, onChanged }: ClosedThreadProps) {
  const [other] = conversation.others
  const { run, isPending, failure } = useAction<boolean>({
    send: (isBlocked, intent) => callTalkBlock(other?.id ?? 0, isBlocked, intent),
    done: onChanged,
  })
  return (
    <div className="border-t border-line bg-surface p-4">
      {other && !other.isDeleted ? (
        <Notice
          title={`Du hast ${other.name} blockiert.`}
          action={
            <Button
              variant="secondary"
              size="small"
              isPending={isPending}
              onClick={() => void run(false)}
            >
              Nicht mehr blockieren
            </Button>
          }
        >
          {failure ? failure.text : "Ihr könnt euch hier nicht schreiben."}
        </Notice>
      ) : (
        <Notice title="Dieses Konto gibt es nicht mehr.">
          Was du geschrieben hast, bleibt hier stehen.
        </Notice>
      )}
    </div>
  )
}
