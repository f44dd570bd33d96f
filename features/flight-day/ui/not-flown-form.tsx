import { Button } from "#ui/buttons/button.tsx"
import { Disclosure } from "#ui/elements/disclosure.tsx"
import type { DayCall } from "./day-calls.ts"

/** The time of the flight has come, and it stayed on the ground after all. */
export function NotFlownForm({ call }: { call: DayCall }) {
  return (
    <Disclosure title="Wir sind doch nicht geflogen">
      <p className="max-w-text text-ui text-ink2">
        Dann bekommen alle alles zurück, auch die Servicegebühr. Das lässt sich nicht rückgängig
        machen.
      </p>
      <div>
        <Button
          variant="danger"
          isPending={call.isPending && call.pending?.step === "not-flown"}
          onClick={() => void call.run({ step: "not-flown" })}
        >
          Nicht geflogen, alles zurück
        </Button>
      </div>
    </Disclosure>
  )
}
