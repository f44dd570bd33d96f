import { CircleAlert, Clock, ShieldCheck } from "lucide"
import type { FlugfitVerdict } from "#features/verification/flugfit/flugfit.ts"
import { verdictInWords } from "#features/verification/flugfit/verdict-words.ts"
import { Notice } from "#ui/notice.tsx"

const LOOKS = {
  ok: { tone: "ok", icon: ShieldCheck },
  warning: { tone: "warn", icon: Clock },
  blocker: { tone: "err", icon: CircleAlert },
} as const

/** In one sentence whether the pilot may take guests that day; the rules stand in the step „Flugzeug“. */
export function FlugfitNote({ verdict }: { verdict: FlugfitVerdict | null }) {
  if (!verdict) return null
  const { tone, icon } = LOOKS[verdict.state]
  return (
    <Notice tone={tone} icon={icon} title="Flugfit." isStacked>
      {verdictInWords(verdict)}
    </Notice>
  )
}
