import { PlaneLanding, PlaneTakeoff } from "lucide"
import { useId, useState } from "react"
import { useRevalidator } from "react-router"
import { CockpitMessage, type StepMessage } from "#features/bookings/core/ui/cockpit-message.tsx"
import { Button } from "#ui/buttons/button.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Card } from "#ui/elements/card.tsx"
import { DisclosureList } from "#ui/elements/disclosure.tsx"
import { flownTimes } from "../day-sentences.ts"
import { boardingPath } from "../flight-day-paths.ts"
import type { DayCommands, FlightDay } from "../flight-day-view.ts"
import { ActualTimes } from "./actual-times.tsx"
import { useDayCall } from "./day-calls.ts"
import { DayNotices } from "./day-notices.tsx"
import { DelayForm } from "./delay-form.tsx"
import { DiversionForm } from "./diversion-form.tsx"
import { NotFlownForm } from "./not-flown-form.tsx"

interface DayCardProps {
  day: FlightDay
  commands: DayCommands
}

/** The day as its pilot says it: later, taken off, landed, elsewhere; large targets, for the sun on the apron. */
export function DayCard({ day, commands }: DayCardProps) {
  const { flightId, status, tookOffAt, landedAt } = day
  const heading = useId()
  const [message, setMessage] = useState<StepMessage>()
  const revalidator = useRevalidator()
  const call = useDayCall(flightId, {
    done: () => {
      setMessage(undefined)
      return revalidator.revalidate()
    },
    failed: (failure) => {
      if (Object.keys(failure.fields).length === 0) {
        setMessage({ ...failure, title: "Das ging nicht." })
      }
    },
  })
  const times = flownTimes(day)
  const isUnderWay = status === "under_way"
  return (
    <Card as="section" labelledBy={heading}>
      <h2 id={heading} className="text-h3">
        {isUnderWay ? "Unterwegs" : status === "settlement_due" ? "Gelandet" : "Am Flugplatz"}
      </h2>
      {times && <p className="mt-1.5 text-ui text-ink2">{times}.</p>}
      <div className="mt-3 grid gap-3 empty:hidden">
        <DayNotices day={day} />
      </div>
      <CockpitMessage message={message} />
      <div className="mt-5 grid gap-3 empty:hidden sm:flex sm:flex-wrap">
        {isUnderWay && !landedAt && (
          <Button
            icon={PlaneLanding}
            isPending={call.isPending && call.pending?.step === "landing"}
            onClick={() => void call.run({ step: "landing", body: {} })}
          >
            Gelandet
          </Button>
        )}
        {commands.takeOff && !tookOffAt && !isUnderWay && (
          <Button
            variant={day.go?.kind === "go" ? "primary" : "secondary"}
            icon={PlaneTakeoff}
            isPending={call.isPending && call.pending?.step === "take-off"}
            onClick={() => void call.run({ step: "take-off", body: {} })}
          >
            Wir sind los
          </Button>
        )}
        {commands.board && (
          <ButtonLink href={boardingPath(flightId)} variant="secondary">
            Wer ist da?
          </ButtonLink>
        )}
      </div>
      {commands.delay && <DelayForm day={day} call={call} />}
      {commands.land && (
        <div className="mt-5">
          <DisclosureList>
            <ActualTimes day={day} call={call} />
            {commands.divert && <DiversionForm day={day} call={call} />}
            {isUnderWay && !landedAt && <NotFlownForm call={call} />}
          </DisclosureList>
        </div>
      )}
    </Card>
  )
}
