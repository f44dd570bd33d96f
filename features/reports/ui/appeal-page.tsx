import { formatInstant, formatIsoDay, HOME_ZONE } from "#platform/time.ts"
import { Button } from "#ui/buttons/button.tsx"
import { DescriptionList } from "#ui/charts/description-list.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { TextArea } from "#ui/forms/text-area.tsx"
import { type AppealCase, type AppealStep, MAX_APPEAL_LENGTH } from "../appeal.ts"

interface AppealPageProps {
  contested: AppealCase
  refused: AppealStep | undefined
}

/**
 * The decision, and the way to complain about it. The form is a plain post to this very address:
 * whoever holds it is the one the mail went to.
 */
export function AppealPage({ contested, refused }: AppealPageProps) {
  const { title, decision, reasons, decidedAt, ref, appeal } = contested
  return (
    <>
      <h1 className="mb-4 text-h1">{appeal ? "Dein Widerspruch" : "Widersprechen"}</h1>
      <div className="grid gap-6">
        <p className="text-lead text-ink2">{decision}</p>
        <DescriptionList
          entries={[
            { term: "Betrifft", description: title },
            { term: "Entschieden", description: formatInstant(new Date(decidedAt), HOME_ZONE) },
            { term: "Vorgang", description: <span className="font-mono">{ref}</span> },
          ]}
        />
        <p className="whitespace-pre-line">Unsere Gründe: {reasons}</p>
        {appeal ? (
          <AppealStatusNotice appeal={appeal} />
        ) : contested.isOpen ? (
          <AppealForm refused={refused} lastDay={contested.lastDay} />
        ) : (
          <Notice>
            {contested.isUndone
              ? "Diese Entscheidung gilt nicht mehr. Widersprechen musst du ihr nicht."
              : `Widersprechen ging bis ${formatIsoDay(contested.lastDay)}. Streitbeilegung und der Weg zum Gericht stehen dir weiter offen.`}
          </Notice>
        )}
      </div>
    </>
  )
}

function AppealForm({ refused, lastDay }: { refused: AppealStep | undefined; lastDay: string }) {
  return (
    <form method="post" noValidate className="grid gap-5">
      {refused?.refusal && (
        <Notice tone="err" isAlert>
          {refused.refusal}
        </Notice>
      )}
      <TextArea
        name="explanation"
        label="Was haben wir übersehen?"
        hint={`Kostenlos, bis ${formatIsoDay(lastDay)}. Ein Mensch prüft die Entscheidung noch einmal.`}
        rows={6}
        maxLength={MAX_APPEAL_LENGTH}
        defaultValue={refused?.explanation}
        error={refused?.fields.explanation}
      />
      <div>
        <Button type="submit">Widerspruch absenden</Button>
      </div>
    </form>
  )
}

const OUTCOMES = {
  received: {
    tone: "info",
    title: "Er ist eingegangen.",
    text: "Ein Mensch prüft die Entscheidung noch einmal.",
  },
  upheld: {
    tone: "info",
    title: "Wir bleiben bei unserer Entscheidung.",
    text: "",
  },
  reversed: {
    tone: "ok",
    title: "Du hattest recht.",
    text: "Wir haben unsere Entscheidung geändert.",
  },
} as const

function AppealStatusNotice({ appeal }: { appeal: NonNullable<AppealCase["appeal"]> }) {
  const { tone, title, text } = OUTCOMES[appeal.status]
  return (
    <div role="status" className="grid gap-5">
      <Notice tone={tone} title={title}>
        {text} {appeal.reasons}
      </Notice>
      <DescriptionList
        entries={[
          {
            term: "Eingegangen",
            description: formatInstant(new Date(appeal.createdAt), HOME_ZONE),
          },
          {
            term: "Bestätigung an",
            description: <span className="[overflow-wrap:anywhere]">{appeal.email}</span>,
          },
          { term: "Widerspruch", description: <span className="font-mono">{appeal.ref}</span> },
        ]}
      />
    </div>
  )
}
