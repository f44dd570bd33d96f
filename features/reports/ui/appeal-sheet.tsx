import { RestrictionText } from "#features/users/office/ui/restriction-text.tsx"
import { userSheetPath } from "#features/users/office/user-list.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { DescriptionList } from "#ui/charts/description-list.tsx"
import { Card } from "#ui/elements/card.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { LazyPart } from "#ui/loading/lazy-part.tsx"
import { OWN_APPEAL } from "../appeal.ts"
import type { AppealSheet as Sheet } from "../report-sheet.ts"
import { ReportStateBadge } from "./report-state-badge.tsx"
import { ReportedContent } from "./reported-content.tsx"

const loadDecision = () =>
  import("./appeal-decision-form.tsx").then((module) => module.AppealDecisionForm)

/** What somebody complains about, in their words, beside the decision that it is against. */
export function AppealSheet({ appeal }: { appeal: Sheet }) {
  const { appellant, decision, content } = appeal
  return (
    <div className="mt-7 grid items-start gap-6 lg:mt-9 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="grid gap-6">
        <Card as="section" labelledBy="widerspruch">
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <h2 id="widerspruch" className="text-h3">
              Widerspruch
            </h2>
            <ReportStateBadge state={appeal.status === "received" ? "appealed" : appeal.status} />
          </div>
          <blockquote className="mb-5 border-s-2 border-line2 ps-4 whitespace-pre-line text-ui [overflow-wrap:anywhere]">
            {appeal.explanation}
          </blockquote>
          <DescriptionList
            entries={[
              {
                term: "Von",
                description:
                  appellant.id === null ? (
                    <span className="[overflow-wrap:anywhere]">{appellant.email}</span>
                  ) : (
                    <TextLink href={userSheetPath(appellant.id)} isInline>
                      {appellant.email}
                    </TextLink>
                  ),
              },
              {
                term: "Eingegangen",
                description: formatInstant(new Date(appeal.createdAt), HOME_ZONE),
              },
              { term: "Vorgang", description: <span className="font-mono">{appeal.ref}</span> },
            ]}
          />
        </Card>
        <Card as="section" labelledBy="dagegen">
          <h2 id="dagegen" className="text-h3">
            Die Entscheidung
          </h2>
          <div className="mt-3">
            {decision.restriction ? (
              <RestrictionText restriction={decision.restriction} />
            ) : (
              <p className="text-ui whitespace-pre-line text-ink2">
                Stehen gelassen, {formatInstant(new Date(decision.decidedAt), HOME_ZONE)}:{" "}
                {decision.reasons}
              </p>
            )}
          </div>
          {appeal.reportPath && (
            <p className="mt-4 text-ui">
              <TextLink href={appeal.reportPath}>Meldung dazu</TextLink>
            </p>
          )}
        </Card>
        <ReportedContent content={content} />
      </div>
      {appeal.mayDecide ? (
        <LazyPart load={loadDecision}>
          {(AppealDecisionForm) => <AppealDecisionForm appeal={appeal} />}
        </LazyPart>
      ) : (
        <Card as="section" labelledBy="entschieden">
          <h2 id="entschieden" className="text-h3">
            {appeal.decidedAt ? "Entschieden" : "Entscheidung"}
          </h2>
          {appeal.decidedAt ? (
            <>
              <p className="mt-1 text-small text-ink3">
                {formatInstant(new Date(appeal.decidedAt), HOME_ZONE)}
              </p>
              <p className="mt-3 whitespace-pre-line text-ui text-ink2">{appeal.reasons}</p>
            </>
          ) : (
            <p className="mt-3 text-ui text-ink2">{OWN_APPEAL}</p>
          )}
        </Card>
      )}
    </div>
  )
}
