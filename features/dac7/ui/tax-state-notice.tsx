import { CircleCheck } from "lucide"
import { formatDay, HOME_ZONE } from "#platform/time.ts"
import { Notice } from "#ui/feedback/notice.tsx"

interface TaxStateNoticeProps {
  isGiven: boolean
  isWithheld: boolean
  /** From when on payouts wait, where nothing is given. */
  withheldFrom: string
}

/** In a glance: whether everything is there, and what follows where it is not. */
export function TaxStateNotice({ isGiven, isWithheld, withheldFrom }: TaxStateNoticeProps) {
  if (isGiven) {
    return (
      <Notice tone="ok" icon={CircleCheck} title="Alles da.">
        Was wir melden, schreiben wir dir jedes Jahr bis zum 31. Januar.
      </Notice>
    )
  }
  if (isWithheld) {
    return (
      <Notice tone="err" title="Deine Auszahlungen warten.">
        Ohne deine Steuerangaben dürfen wir nichts auszahlen (§ 23 PStTG). Sobald sie da sind, geht
        alles von selbst weiter.
      </Notice>
    )
  }
  return (
    <Notice tone="warn" title="Deine Angaben fehlen noch.">
      Bitte mach sie bis zum {formatDay(new Date(withheldFrom), HOME_ZONE)}. Danach müssen wir
      Auszahlungen anhalten, bis sie da sind.
    </Notice>
  )
}
