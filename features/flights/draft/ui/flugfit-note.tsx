import { CircleAlert, Clock, ShieldCheck } from "lucide"
import { bySeverity, formatFlugfitVerdict } from "#features/verification/flugfit/format-verdict.ts"
import { TextLink } from "#ui/elements/text-link.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { stepPath } from "../draft.ts"
import { useDraft } from "./draft-provider.tsx"

const LOOKS = {
  ok: { tone: "ok", icon: ShieldCheck },
  // whatever is missing, writing goes on
  warning: { tone: "warn", icon: Clock },
  blocker: { tone: "warn", icon: CircleAlert },
} as const

/** In one sentence whether the pilot may take guests that day, and by name what is missing for it. */
export function FlugfitNote() {
  const { path, fitness } = useDraft().page
  if (!fitness) return null
  const { state } = fitness
  const open = bySeverity(fitness.rules).filter((rule) => rule.state === state)
  const titles = open.map(({ title }) => title).join(", ")
  return (
    <Notice
      {...LOOKS[state]}
      title={formatFlugfitVerdict(fitness)}
      isStacked
      action={
        state !== "ok" && (
          <TextLink href={stepPath(path, "zusammenfassung")}>Was zu tun ist</TextLink>
        )
      }
    >
      {state === "ok" && "Papiere und Flugbuch reichen bis dahin."}
      {state === "warning" &&
        `Denk bis dahin an: ${titles}. Veröffentlichen kannst du ihn trotzdem.`}
      {state === "blocker" &&
        `Offen: ${titles}. Schreib ruhig weiter: Erst zum Veröffentlichen muss alles da sein.`}
    </Notice>
  )
}
