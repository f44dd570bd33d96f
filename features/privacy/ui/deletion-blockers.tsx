import { useState } from "react"
import type { DeletionBlocker } from "#features/users/core/deletion-blocker.ts"
import { Button } from "#ui/buttons/button.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { Notice } from "#ui/feedback/notice.tsx"

const SHOWN_AT_FIRST = 5

/** What is still open, one sentence for each thing; a busy pilot's many on demand. */
export function DeletionBlockers({ reasons }: { reasons: readonly DeletionBlocker[] }) {
  const [isComplete, setIsComplete] = useState(reasons.length <= SHOWN_AT_FIRST + 1)
  const shown = isComplete ? reasons : reasons.slice(0, SHOWN_AT_FIRST)
  return (
    <Notice
      tone="warn"
      title="Noch geht es nicht, denn etwas ist offen:"
      isStacked
      action={
        !isComplete && (
          <Button
            variant="text"
            size="small"
            className="-ms-2.5"
            onClick={() => setIsComplete(true)}
          >
            Alle {reasons.length} Gründe zeigen
          </Button>
        )
      }
    >
      <ul className="mt-2 grid list-disc gap-1.5 ps-5">
        {shown.map(({ text, path }) => (
          <li key={text}>
            {text}{" "}
            <TextLink href={path} isInline className="whitespace-nowrap">
              Ansehen
            </TextLink>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
