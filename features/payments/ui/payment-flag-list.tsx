import { Check } from "lucide"
import { useEffect, useRef, useState } from "react"
import { useRevalidator } from "react-router"
import { api } from "#platform/api-client.ts"
import { formatEuro } from "#platform/money.ts"
import { formatDay, formatInstant, HOME_ZONE } from "#platform/time.ts"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Card } from "#ui/elements/card.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { EmptyState } from "#ui/feedback/empty-state.tsx"
import { TextArea } from "#ui/forms/text-area.tsx"
import {
  canSettleByNote,
  FLAG_REASONS,
  type ListedFlag,
  MAX_FLAG_NOTE_LENGTH,
} from "../payment-flag.ts"
import { paymentStoryPath, settleFlagCallPath } from "../payment-paths.ts"

/** What providers reported and nobody could book, each with what it is about at the provider. */
export function PaymentFlagList({ entries }: { entries: readonly ListedFlag[] }) {
  if (entries.length === 0) {
    return (
      <EmptyState title="Hier liegt nichts">
        Rückbuchungen, fremde Beträge und Meldungen zu Zahlungen, die wir nicht kennen, erscheinen
        unter „Offen“.
      </EmptyState>
    )
  }
  return (
    <Card inset="none">
      <ul className="divide-y divide-line">
        {entries.map((flag) => (
          <li
            key={flag.id}
            className="grid gap-x-6 gap-y-3 px-card py-4 md:grid-cols-[minmax(0,1fr)_auto]"
          >
            <div className="min-w-0">
              <p className="font-semibold">
                {FLAG_REASONS[flag.reason].title}
                {flag.amountCents !== null && `: ${formatEuro(flag.amountCents)}`}
              </p>
              <p className="text-ui text-ink2 wrap-anywhere">
                {flag.paymentRef ? (
                  <>
                    <TextLink href={paymentStoryPath(flag.paymentRef)} isInline>
                      Zahlung {flag.paymentRef}
                    </TextLink>
                    , beim
                  </>
                ) : (
                  "Beim"
                )}{" "}
                Anbieter <span className="font-mono text-small">{flag.subject}</span>
              </p>
              {flag.settledAt === null ? (
                <>
                  <p className="mt-1 max-w-text text-ui">{FLAG_REASONS[flag.reason].todo}</p>
                  <p className="mt-1 text-small text-ink3">
                    gemeldet am {formatInstant(new Date(flag.flaggedAt), HOME_ZONE)},{" "}
                    <span className={flag.isOverdue ? "font-semibold text-warn" : undefined}>
                      {flag.isOverdue ? "überfällig seit" : "zu klären bis"}{" "}
                      {formatDay(new Date(flag.dueAt), HOME_ZONE)}
                    </span>
                  </p>
                </>
              ) : (
                <>
                  {flag.note && <p className="mt-1 max-w-text text-ui">„{flag.note}“</p>}
                  <p className="mt-1 text-small text-ink3">
                    gemeldet am {formatInstant(new Date(flag.flaggedAt), HOME_ZONE)}, geklärt{" "}
                    {formatInstant(new Date(flag.settledAt), HOME_ZONE)}
                  </p>
                </>
              )}
            </div>
            {flag.settledAt === null &&
              (canSettleByNote(flag.reason) ? (
                <Settling flag={flag} />
              ) : (
                flag.paymentRef && (
                  <ButtonLink
                    href={paymentStoryPath(flag.paymentRef)}
                    variant="secondary"
                    size="small"
                    className="self-center"
                  >
                    Entscheiden<span className="sr-only">: Zahlung {flag.paymentRef}</span>
                  </ButtonLink>
                )
              ))}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** How it is settled is said in words, for whoever reads the log. */
function Settling({ flag: { id, reason, subject } }: { flag: ListedFlag }) {
  const [isOpen, setIsOpen] = useState(false)
  const note = useRef<HTMLTextAreaElement>(null)
  const { revalidate } = useRevalidator()
  const { run, isPending, failure } = useAction({
    send: (input: { note: string }, intent) => api.post(settleFlagCallPath(id), input, { intent }),
    done: revalidate,
  })
  useEffect(() => {
    if (isOpen) note.current?.focus()
  }, [isOpen])
  const about = `: ${FLAG_REASONS[reason].title}, ${subject}`
  if (!isOpen) {
    return (
      <Button
        variant="secondary"
        size="small"
        icon={Check}
        onClick={() => setIsOpen(true)}
        className="self-center"
      >
        Klären<span className="sr-only">{about}</span>
      </Button>
    )
  }
  return (
    <form
      className="grid gap-3 md:col-span-2"
      onSubmit={(event) => {
        event.preventDefault()
        void run({ note: note.current?.value ?? "" })
      }}
    >
      <TextArea
        ref={note}
        name="note"
        label="Wie es geklärt ist"
        hint="Steht mit deinem Namen im Protokoll."
        maxLength={MAX_FLAG_NOTE_LENGTH}
        error={failure?.fields.note ?? failure?.text}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" isPending={isPending}>
          {FLAG_REASONS[reason].settle ?? "Als geklärt ablegen"}
          <span className="sr-only">{about}</span>
        </Button>
        <Button variant="text" size="small" onClick={() => setIsOpen(false)}>
          Abbrechen
        </Button>
      </div>
    </form>
  )
}
