import { useId, useState } from "react"
import { useRevalidator } from "react-router"
import { cancelFlightPath } from "#features/bookings/cancellation/cancel-paths.ts"
import { CockpitMessage, type StepMessage } from "#features/bookings/core/ui/cockpit-message.tsx"
import { formatInstant, formatShortDay, formatTime } from "#platform/time.ts"
import { Button } from "#ui/buttons/button.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Card } from "#ui/elements/card.tsx"
import { Select } from "#ui/forms/select.tsx"
import type { DayCommands, FlightDay, GoView } from "../flight-day-view.ts"
import { useDayCall } from "./day-calls.ts"

interface GoCardProps {
  day: FlightDay
  go: GoView
  commands: DayCommands
}

/** The pilot decides: it flies, it does not, on another date, or the answer comes later. */
export function GoCard({ day, go, commands }: GoCardProps) {
  const { flightId, timeZone } = day
  const heading = useId()
  const [message, setMessage] = useState<StepMessage>()
  const revalidator = useRevalidator()
  const { run, isPending, pending } = useDayCall(flightId, {
    done: async (_, { step, body }) => {
      await revalidator.revalidate()
      if (step !== "go") return
      setMessage({
        kind: "done",
        title: "Gesagt.",
        text:
          body.decision === "go"
            ? "Deine Gäste wissen, dass ihr fliegt."
            : "Deine Gäste wissen, wann sie es hören.",
      })
    },
    failed: (failure) => {
      if (!failure.fields.decideBy) setMessage({ ...failure, title: "Das ging nicht." })
    },
  })
  return (
    <Card as="section" labelledBy={heading}>
      <h2 id={heading} className="text-h3">
        Deine Entscheidung
      </h2>
      <p className="mt-1.5 max-w-text text-ui text-ink2">{sentenceOf(go, timeZone)}</p>
      <CockpitMessage message={message} />
      <div className="mt-5 grid gap-3 sm:flex sm:flex-wrap">
        {go.kind !== "go" && (
          <Button
            isPending={isPending && pending?.step === "go" && pending.body.decision === "go"}
            onClick={() => void run({ step: "go", body: { decision: "go" } })}
          >
            Ja, wir fliegen
          </Button>
        )}
        <ButtonLink href={cancelFlightPath(flightId, { reason: "weather" })} variant="secondary">
          Nein, wegen Wetter
        </ButtonLink>
        <ButtonLink
          href={cancelFlightPath(flightId, { reason: "weather", isRebooking: true })}
          variant="secondary"
        >
          Anderer Termin
        </ButtonLink>
      </div>
      {commands.decideBy.length > 0 && (
        <DecideLater
          choices={commands.decideBy}
          chosen={go.kind === "later" ? go.decideBy : undefined}
          timeZone={timeZone}
          isPending={isPending}
          onChoose={(decideBy) => void run({ step: "go", body: { decision: "later", decideBy } })}
        />
      )}
    </Card>
  )
}

interface DecideLaterProps {
  choices: readonly string[]
  chosen: string | undefined
  timeZone: string
  isPending: boolean
  onChoose: (decideBy: string) => void
}

function DecideLater({ choices, chosen, timeZone, isPending, onChoose }: DecideLaterProps) {
  const [at, setAt] = useState(chosen ?? choices[0] ?? "")
  return (
    <form
      className="mt-5 flex flex-wrap items-end gap-3 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        onChoose(at)
      }}
    >
      <Select
        className="min-w-60 flex-1"
        label="Ich entscheide bis"
        name="decideBy"
        value={at}
        onChange={(event) => setAt(event.currentTarget.value)}
        options={[...new Set([...choices, ...(chosen ? [chosen] : [])])]
          .toSorted()
          .map((value) => ({ value, label: formatChoice(new Date(value), timeZone) }))}
      />
      <Button type="submit" variant="secondary" isPending={isPending}>
        Später entscheiden
      </Button>
    </form>
  )
}

function formatChoice(at: Date, timeZone: string): string {
  return `${formatShortDay(at, timeZone)}, ${formatTime(at, timeZone)} Uhr`
}

function sentenceOf(go: GoView, timeZone: string): string {
  switch (go.kind) {
    case "go":
      return "Du hast entschieden, dass ihr fliegt, und deine Gäste wissen es. Umentscheiden kannst du dich bis zum Start."
    case "later":
      return `Deine Gäste wissen, dass du dich bis ${formatInstant(new Date(go.decideBy), timeZone)} entscheidest.`
    case "overdue":
      return "Deine Gäste warten auf dein Wort, und wir haben ihnen geraten nachzufragen."
    case "open":
      return "Deine Gäste hören es sofort. Wer bei schlechtem Wetter am Boden bleibt, macht alles richtig."
  }
}
