import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailPanel, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { MailRow } from "#features/mail-kit/server/mail-row.tsx"
import { PRODUCT_NAME } from "#platform/product.ts"
import { MEASURES, REVERSALS } from "../../report.ts"
import type { AppealFacts } from "../find-appeal-facts.ts"
import { OtherWays } from "./redress.tsx"
import { TO_REPORTER } from "./report-mail-reasons.ts"

/** To whoever complained: whether it helped, and why (DSA Art. 20(5)). */
export function AppealDecisionMail({ facts }: { facts: AppealFacts }) {
  const { appeal } = facts
  const isReversed = appeal.status === "reversed"
  const outcome = isReversed
    ? `Du hattest recht, wir haben unsere Entscheidung geändert. ${effectOf(facts)}`
    : "Wir haben noch einmal geprüft und bleiben bei unserer Entscheidung."
  return (
    <MailLayout
      preview={outcome}
      title="Wir haben über deinen Widerspruch entschieden"
      picture={null}
      reason={`Du bekommst diese Mail, weil du einer Entscheidung von ${PRODUCT_NAME} widersprochen hast.`}
    >
      <MailText>{outcome}</MailText>
      <AppealOutcome facts={facts} />
      {!isReversed && <OtherWays />}
    </MailLayout>
  )
}

/** To whoever had reported what somebody else complained about. */
export function AppealOutcomeMail({ facts }: { facts: AppealFacts }) {
  const isReversed = facts.appeal.status === "reversed"
  const outcome = isReversed
    ? `Gegen die Entscheidung über deine Meldung gab es einen Widerspruch, und er war begründet. ${effectOf(facts)}`
    : "Gegen die Entscheidung über deine Meldung gab es einen Widerspruch. Wir haben noch einmal geprüft und bleiben dabei."
  return (
    <MailLayout
      preview={outcome}
      title="Widerspruch zu deiner Meldung"
      picture={null}
      reason={TO_REPORTER}
    >
      <MailText>{outcome}</MailText>
      <AppealOutcome facts={facts} />
      {isReversed && <OtherWays />}
    </MailLayout>
  )
}

function AppealOutcome({ facts: { appeal, title } }: { facts: AppealFacts }) {
  return (
    <>
      <MailPanel>
        <MailRow label="Vorgang" value={appeal.ref} />
        <MailRow label="Betrifft" value={title} />
      </MailPanel>
      <MailText>Unsere Gründe: {appeal.reasons}</MailText>
      <MailText>Entschieden hat ein Mensch, ohne Automatik.</MailText>
    </>
  )
}

function effectOf({ side, kind }: AppealFacts): string {
  return side === "report" ? MEASURES[kind].done : REVERSALS[kind]
}
