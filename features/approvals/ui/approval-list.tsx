import { userSheetPath } from "#features/users/office/user-list.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { DescriptionList } from "#ui/charts/description-list.tsx"
import { Badge } from "#ui/elements/badge.tsx"
import { Card } from "#ui/elements/card.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { EmptyState } from "#ui/feedback/empty-state.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { APPROVAL_STATUS_LABELS, type ShownApproval } from "../approval.ts"
import { ApprovalActions } from "./approval-actions.tsx"

interface ApprovalListProps {
  open: readonly ShownApproval[]
  past: readonly ShownApproval[]
}

/** What waits for a second person, each with exactly what will happen, and what became of others. */
export function ApprovalList({ open, past }: ApprovalListProps) {
  return (
    <div className="grid gap-8">
      {open.length === 0 ? (
        <EmptyState title="Gerade wartet nichts">
          Rollen, Sperren mit offenem Geld und hohe Kulanz brauchen zwei Personen. Was beantragt
          ist, steht hier.
        </EmptyState>
      ) : (
        <ul className="grid gap-5">
          {open.map((approval) => (
            <li key={approval.id} id={`freigabe-${approval.id}`}>
              <Approval approval={approval} />
            </li>
          ))}
        </ul>
      )}
      {past.length > 0 && (
        <section aria-labelledby="entschieden">
          <h2 id="entschieden" className="mb-3 text-h3">
            Zuletzt entschieden
          </h2>
          <Card inset="none">
            <ul className="divide-y divide-line">
              {past.map((approval) => (
                <li key={approval.id} id={`freigabe-${approval.id}`} className="px-card py-4">
                  <Past approval={approval} />
                </li>
              ))}
            </ul>
          </Card>
        </section>
      )}
    </div>
  )
}

function Approval({ approval }: { approval: ShownApproval }) {
  const { id, preview, reason, subject, requestedBy, executesAt, expiresAt, mayWithdraw } = approval
  const heading = `freigabe-titel-${id}`
  return (
    <Card as="section" labelledBy={heading}>
      <h2 id={heading} className="mb-4 text-h3">
        {preview.title}
      </h2>
      <DescriptionList
        entries={[
          ...(subject
            ? [
                {
                  term: "Konto",
                  description: <TextLink href={userSheetPath(subject.id)}>{subject.name}</TextLink>,
                },
              ]
            : []),
          ...preview.lines,
          { term: "Warum", description: `„${reason}“`, isLong: true },
          { term: "Beantragt", description: `von ${requestedBy} am ${at(approval.requestedAt)}` },
          ...(executesAt ? [] : [{ term: "Gilt bis", description: at(expiresAt) }]),
        ]}
      />
      {executesAt && (
        <div className="mt-5">
          <Notice tone="warn" title={`Geschieht am ${at(executesAt)}.`}>
            Niemand sonst darf darüber entscheiden. Bis dahin lässt es sich zurückziehen.
          </Notice>
        </div>
      )}
      {!executesAt && mayWithdraw && (
        <p className="mt-5 text-ui text-ink2">Darüber entscheidet jemand anders.</p>
      )}
      <ApprovalActions approval={approval} />
    </Card>
  )
}

function Past({ approval }: { approval: ShownApproval }) {
  const { preview, status, subject, requestedBy, decidedBy, decidedAt, note } = approval
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{preview.title}</span>
        <Badge tone={status === "executed" ? "ok" : "neutral"}>
          {APPROVAL_STATUS_LABELS[status]}
        </Badge>
      </p>
      <p className="mt-1 text-ui text-ink2">
        {subject && (
          <>
            <TextLink href={userSheetPath(subject.id)} isInline>
              {subject.name}
            </TextLink>
            ,{" "}
          </>
        )}
        beantragt von {requestedBy}
        {decidedAt &&
          `, ${decidedBy ? `entschieden von ${decidedBy}` : "von selbst"} am ${at(decidedAt)}`}
      </p>
      {note && <p className="mt-1 max-w-text text-ui">„{note}“</p>}
    </>
  )
}

function at(instant: string): string {
  return formatInstant(new Date(instant), HOME_ZONE)
}
