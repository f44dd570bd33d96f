import { WithRight } from "#features/office-roles/ui/with-right.tsx"
import { userSheetPath } from "#features/users/office/user-list.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { DescriptionList } from "#ui/charts/description-list.tsx"
import { Card } from "#ui/elements/card.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { LazyPart } from "#ui/loading/lazy-part.tsx"
import { REPORT_REASONS } from "../report.ts"
import { OWN_REPORT } from "../report-list.ts"
import type { ReportSheet as Sheet } from "../report-sheet.ts"
import { OtherReports } from "./other-reports.tsx"
import { ReportStateBadge } from "./report-state-badge.tsx"
import { ReportedContent } from "./reported-content.tsx"

const loadDecision = () =>
  import("./report-decision-form.tsx").then((module) => module.ReportDecisionForm)

const loadConversation = () =>
  import("./reported-conversation.tsx").then((module) => module.ReportedConversation)

/** What was reported beside what was said about it, and the decision. */
export function ReportSheet({ report }: { report: Sheet }) {
  const { reporter, decision, content, appealPath } = report
  return (
    <div className="mt-7 grid items-start gap-6 lg:mt-9 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="grid gap-6">
        <Card as="section" labelledBy="meldung">
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <h2 id="meldung" className="text-h3">
              {REPORT_REASONS[report.reason]}
            </h2>
            <ReportStateBadge state={decision?.verdict ?? "received"} />
          </div>
          <blockquote className="mb-5 border-s-2 border-line2 ps-4 whitespace-pre-line text-ui [overflow-wrap:anywhere]">
            {report.explanation}
          </blockquote>
          <DescriptionList
            entries={[
              {
                term: "Gemeldet von",
                description:
                  reporter.id === null ? (
                    reporter.name || "ohne Namen"
                  ) : (
                    <TextLink href={userSheetPath(reporter.id)} isInline>
                      {reporter.name}
                    </TextLink>
                  ),
              },
              {
                term: "E-Mail",
                description: (
                  <span className="[overflow-wrap:anywhere]">{reporter.email || "–"}</span>
                ),
              },
              {
                term: "Eingegangen",
                description: formatInstant(new Date(report.createdAt), HOME_ZONE),
              },
              { term: "Vorgang", description: <span className="font-mono">{report.ref}</span> },
            ]}
          />
        </Card>
        <ReportedContent content={content} />
        {content.kind === "message" && report.mayDecide && content.author && (
          <WithRight right="conversations.read" isExplained>
            <LazyPart load={loadConversation}>
              {(ReportedConversation) => <ReportedConversation reportId={report.id} />}
            </LazyPart>
          </WithRight>
        )}
      </div>
      <div className="grid gap-6">
        {report.mayDecide && (
          <LazyPart load={loadDecision}>
            {(ReportDecisionForm) => <ReportDecisionForm reportId={report.id} content={content} />}
          </LazyPart>
        )}
        {!report.mayDecide && !decision && (
          <Card>
            <p className="text-ui text-ink2">{OWN_REPORT}</p>
          </Card>
        )}
        {decision && (
          <Card as="section" labelledBy="entschieden">
            <h2 id="entschieden" className="text-h3">
              Entschieden
            </h2>
            <p className="mt-1 text-small text-ink3">
              {formatInstant(new Date(decision.decidedAt), HOME_ZONE)}
            </p>
            <p className="mt-3 whitespace-pre-line text-ui text-ink2">{decision.reasons}</p>
            {appealPath && (
              <p className="mt-4 text-ui">
                <TextLink href={appealPath}>Widerspruch dazu</TextLink>
              </p>
            )}
          </Card>
        )}
        <OtherReports title="Weitere Meldungen dazu" reports={report.others} />
      </div>
    </div>
  )
}
