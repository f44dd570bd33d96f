import { useState } from "react"
import { useRevalidator } from "react-router"
import type { CaseName } from "#features/admin/open-case.ts"
import { showAlert } from "#platform/alerts.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Card } from "#ui/elements/card.tsx"
import { Disclosure } from "#ui/elements/disclosure.tsx"
import type { CaseDesk } from "../case-view.ts"
import { callAssign } from "./case-calls.ts"
import { CaseNoteForm } from "./case-note-form.tsx"
import { HandOnForm } from "./hand-on-form.tsx"

interface CaseDeskCardProps {
  name: CaseName
  desk: CaseDesk
  todo: string
  dueAt: string
  /** As ISO text. */
  now: string
  readerId: number
}

/** What is to be done about a case until when, who does it, and what they have noted. */
export function CaseDeskCard({ name, desk, todo, dueAt, now, readerId }: CaseDeskCardProps) {
  const { owner, notes, people } = desk
  const [isHandingOn, setIsHandingOn] = useState(false)
  const isMine = owner?.id === readerId
  const due = formatInstant(new Date(dueAt), HOME_ZONE)
  return (
    <Card as="section" labelledBy="zustaendig" className="mt-5">
      <h2 id="zustaendig" className="sr-only">
        Zuständig
      </h2>
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 flex-1 basis-72">
          <p>{todo}</p>
          <p className="mt-1 text-ui text-ink2">
            {isMine ? "Liegt bei dir" : owner ? `Liegt bei ${owner.name}` : "Liegt bei niemandem"}
            {", "}
            <span className={dueAt < now ? "font-semibold text-warn" : undefined}>
              {dueAt < now ? `überfällig seit ${due}` : `fällig bis ${due}`}
            </span>
          </p>
        </div>
        {!isHandingOn && (
          <div className="flex flex-wrap gap-2">
            {isMine ? (
              <AssignButton name={name} from={owner} to={null} label="Zurücklegen" />
            ) : (
              <AssignButton name={name} from={owner} to={readerId} label="Übernehmen" />
            )}
            {people.some(({ id }) => id !== readerId && id !== owner?.id) && (
              <Button variant="text" size="small" onClick={() => setIsHandingOn(true)}>
                Weitergeben
              </Button>
            )}
          </div>
        )}
      </div>
      {isHandingOn && (
        <HandOnForm
          name={name}
          owner={owner}
          people={people.filter(({ id }) => id !== owner?.id)}
          onEnd={() => setIsHandingOn(false)}
        />
      )}
      <div className="mt-4 [&_details>div]:max-w-none [&_summary]:min-h-11 [&_summary]:py-1">
        <Disclosure
          title={
            <span className="font-sans text-small font-semibold">
              {notes.length === 0 ? "Notiz schreiben" : `Notizen (${notes.length})`}
            </span>
          }
          isOpen={notes.length > 0}
        >
          {notes.length > 0 && (
            <ol className="mb-5 grid gap-3">
              {notes.map(({ id, text, author, at }) => (
                <li key={id} className="rounded-panel bg-sunken px-3.5 py-2.5">
                  <p className="text-ui whitespace-pre-line text-ink wrap-anywhere">{text}</p>
                  <p className="mt-1 text-fine">
                    {author}, {formatInstant(new Date(at), HOME_ZONE)}
                  </p>
                </li>
              ))}
            </ol>
          )}
          <CaseNoteForm name={name} />
        </Disclosure>
      </div>
    </Card>
  )
}

interface AssignButtonProps {
  name: CaseName
  from: CaseDesk["owner"]
  to: number | null
  label: string
}

function AssignButton({ name, from, to, label }: AssignButtonProps) {
  const { revalidate } = useRevalidator()
  const { run, isPending } = useAction({
    send: (input: { ownerId: number | null; formerOwnerId: number | null }, intent) =>
      callAssign(name, input, intent),
    done: () => revalidate(),
    failed: ({ text }) => {
      showAlert({ type: "error", message: text })
      return revalidate()
    },
  })
  return (
    <Button
      variant="secondary"
      size="small"
      isPending={isPending}
      onClick={() => void run({ ownerId: to, formerOwnerId: from?.id ?? null })}
    >
      {label}
    </Button>
  )
}
