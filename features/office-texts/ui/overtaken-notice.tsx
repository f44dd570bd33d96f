import { Button } from "#ui/buttons/button.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import type { VersionEntry } from "../version.ts"
import { TextDifference } from "./text-difference.tsx"

interface OvertakenNoticeProps {
  latest: VersionEntry | undefined
  theirs: string
  mine: string
  onKeep: () => void
  onTake: () => void
}

/** Somebody else has saved meanwhile: both texts, and whoever writes decides. */
export function OvertakenNotice({ latest, theirs, mine, onKeep, onTake }: OvertakenNoticeProps) {
  const who = latest?.author ?? "Jemand"
  return (
    <div className="grid gap-4">
      <Notice
        tone="warn"
        isAlert
        isStacked
        title={`${who} hat inzwischen Fassung ${latest?.number ?? ""} gespeichert.`}
      >
        {theirs === mine
          ? "Sie sagt dasselbe wie deine."
          : "Unten steht, worin sich deine davon unterscheidet. Übernimm, was davon bleiben soll, in deinen Text, oder nimm ihre. Verloren geht keine."}
      </Notice>
      <TextDifference label="Deine Fassung gegenüber der anderen" before={theirs} after={mine} />
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        <Button variant="secondary" onClick={onKeep}>
          Mit meiner weitermachen
        </Button>
        <Button variant="text" onClick={onTake}>
          Meine verwerfen, die andere nehmen
        </Button>
      </div>
    </div>
  )
}
