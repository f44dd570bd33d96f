import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { Notice } from "#ui/feedback/notice.tsx"

/** Why nothing is paid out yet: the bank is new, and until when. */
export function PayoutsWait({ until }: { until: string }) {
  return (
    <Notice title="Auszahlungen warten noch." isStacked>
      Dein Bankkonto ist neu. Zu deinem Schutz zahlen wir erst ab{" "}
      {formatInstant(new Date(until), HOME_ZONE)} darauf aus, dann von selbst.
    </Notice>
  )
}
