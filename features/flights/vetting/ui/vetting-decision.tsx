import { RETURN_REASONS } from "#features/flights/core/vetting.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { Card } from "#ui/elements/card.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { LazyPart } from "#ui/loading/lazy-part.tsx"
import type { VettingView } from "../vetting-view.ts"
import { VettingBadge } from "./vetting-badge.tsx"

const loadForm = () => import("./vetting-form.tsx").then((module) => module.VettingForm)

/** Where the flight stands, what hinders its publication, and the decision for whoever may make it. */
export function VettingDecision({ vetting }: { vetting: VettingView }) {
  const { hindrances, mayDecide, isWaiting, reason, note, decidedAt } = vetting
  return (
    <Card as="section" labelledBy="entscheidung">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="entscheidung" className="text-h3">
          Entscheidung
        </h2>
        <VettingBadge {...vetting} />
      </div>
      <p className="mt-2 text-small text-ink2">
        Eingereicht {formatInstant(new Date(vetting.submittedAt), HOME_ZONE)}
        {decidedAt && `, entschieden ${formatInstant(new Date(decidedAt), HOME_ZONE)}`}.
      </p>
      <div className="mt-5 grid gap-5">
        {hindrances.length > 0 && (
          <Notice tone="warn" title="So lässt er sich nicht veröffentlichen." isStacked>
            <ul className="mt-1 grid gap-1">
              {hindrances.map((hindrance) => (
                <li key={hindrance}>{hindrance}</li>
              ))}
            </ul>
          </Notice>
        )}
        {reason && (
          <Notice tone="warn" title={`${RETURN_REASONS[reason]}.`} isStacked>
            {note}
          </Notice>
        )}
        {mayDecide && (
          <LazyPart load={loadForm}>
            {(VettingForm) => (
              <VettingForm flightId={vetting.flightId} mayPublish={hindrances.length === 0} />
            )}
          </LazyPart>
        )}
        {isWaiting && !mayDecide && (
          <Notice>Das ist dein eigener Flug. Über ihn entscheidet jemand anders.</Notice>
        )}
      </div>
    </Card>
  )
}
