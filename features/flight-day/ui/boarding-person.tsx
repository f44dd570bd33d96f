import { formatTime } from "#platform/time.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Badge } from "#ui/elements/badge.tsx"
import { Checkbox } from "#ui/forms/checkbox.tsx"
import type { Boarding, BoardingItem } from "../boarding.ts"
import type { ExpectedPerson } from "../boarding-view.ts"
import { WeightForm } from "./weight-form.tsx"

interface BoardingPersonProps {
  flight: { id: number; timeZone: string }
  person: ExpectedPerson
  boarding: Boarding
  /** Twenty minutes after the start somebody who is not there is missing. */
  mayBeMissing: boolean
  onTick: (item: BoardingItem, isDone: boolean) => void
}

/** One of the people on the list: there, briefed, or missing; and what they weigh. */
export function BoardingPerson({
  flight,
  person,
  boarding,
  mayBeMissing,
  onTick,
}: BoardingPersonProps) {
  const { state, since, isBriefed } = boarding
  const isPresent = state === "present"
  const at = since && `${formatTime(new Date(since), flight.timeZone)} Uhr`
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <strong className="font-semibold">
          {person.name}
          {person.isMinor && <span className="font-normal text-ink2">, minderjährig</span>}
        </strong>
        {isPresent && <Badge tone="ok">Da seit {at}</Badge>}
        {state === "absent" && <Badge tone="err">Nicht da, {at}</Badge>}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button
          variant={isPresent ? "text" : "secondary"}
          aria-label={`${person.name} ${isPresent ? "doch nicht da" : "ist da"}`}
          onClick={() => onTick("present", !isPresent)}
        >
          {isPresent ? "Doch nicht da" : "Ist da"}
        </Button>
        {!isPresent && state !== "absent" && mayBeMissing && (
          <Button
            variant="text"
            aria-label={`${person.name} ist nicht gekommen`}
            onClick={() => onTick("absent", true)}
          >
            Nicht gekommen
          </Button>
        )}
        {isPresent && (
          <Checkbox
            checked={isBriefed}
            onChange={({ target }) => onTick("briefed", target.checked)}
          >
            Sicherheitseinweisung gehört
          </Checkbox>
        )}
      </div>
      <WeightForm flightId={flight.id} person={person} />
    </>
  )
}
