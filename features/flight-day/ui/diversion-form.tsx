import { useState } from "react"
import { AirportField } from "#features/places/ui/airport-field.tsx"
import { Button } from "#ui/buttons/button.tsx"
import { Disclosure } from "#ui/elements/disclosure.tsx"
import { TextArea } from "#ui/forms/text-area.tsx"
import { MAX_DAY_WORD_LENGTH } from "../day-steps.ts"
import type { FlightDay } from "../flight-day-view.ts"
import type { DayCall } from "./day-calls.ts"

/** „Wir landen woanders“: where, and a sentence to the guests. */
export function DiversionForm({ day, call }: { day: FlightDay; call: DayCall }) {
  const { destination, divertedTo } = day
  const [airportCode, setAirportCode] = useState("")
  const [words, setWords] = useState("")
  const isPending = call.isPending && call.pending?.step === "diversion"
  return (
    <Disclosure title="Wir landen woanders">
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void call.run({ step: "diversion", body: { airportCode, words } })
        }}
      >
        <AirportField
          label="Wo landet ihr?"
          name="airportCode"
          onCodeChange={setAirportCode}
          error={call.failure?.fields.airportCode}
        />
        <TextArea
          label="Ein Satz an deine Gäste"
          isOptional
          maxLength={MAX_DAY_WORD_LENGTH}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <p className="max-w-text text-small text-ink2">
          Deine Gäste hören es sofort. Ihre Anteile werden dadurch nie größer, was der Umweg kostet,
          trägst du.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="secondary" isPending={isPending}>
            Ausweichlandung ansagen
          </Button>
          {divertedTo && (
            <Button
              variant="text"
              onClick={() =>
                void call.run({
                  step: "diversion",
                  body: { airportCode: destination.code, words: "" },
                })
              }
            >
              Doch nach {destination.name}
            </Button>
          )}
        </div>
      </form>
    </Disclosure>
  )
}
