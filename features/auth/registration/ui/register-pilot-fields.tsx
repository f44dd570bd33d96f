import { useCallback, useMemo, useRef, useState } from "react"
import { airportCodeIn } from "#features/places/airport-code.ts"
import { REQUIRED_FIELDS } from "#features/users/core/profile-rules.ts"
import { LICENCE_NAMES, LICENCES } from "#features/users/pilots/licences.ts"
import { Select } from "#ui/forms/select.tsx"
import type { LazyForm } from "#ui/forms/use-lazy-form.ts"
import { LazySection, sectionFrom } from "#ui/loading/lazy-section.tsx"
import type { RegisterInput } from "../register-state.ts"
import type { RegisterValues } from "./register-values.ts"

type RegisterPilotFieldsProps = {
  form: LazyForm<RegisterValues>
  input: RegisterInput
  /** The sentence at a field, if it has one. */
  problem: (property: "pilot.licence" | "pilot.homeAirportCode") => string | undefined
}

// hidden until a pilot registers
const airportField = sectionFrom(() =>
  import("./register-airport-field.tsx").then((module) => module.RegisterAirportField),
)

const neededByPilots = (sentence: string) => (value: string, values: RegisterValues) =>
  values.als !== "pilot" || value !== "" || sentence

/** Licence and home airport, the two things that a pilot says more than a passenger. */
export function RegisterPilotFields({ form, input, problem }: RegisterPilotFieldsProps) {
  const { field, running } = form
  const [code, setCode] = useState(airportCodeIn(input.homeAirport))
  const error = problem("pilot.homeAirportCode")
  const latest = useRef({ running, error })
  latest.current = { running, error }
  const choose = useCallback((chosen: string) => {
    setCode(chosen)
    latest.current.running?.setValue("pilot.homeAirportCode", chosen, {
      shouldDirty: true,
      shouldValidate: latest.current.error !== undefined,
    })
  }, [])
  // the same element as long as nothing of it changes: React takes over what was typed there early
  const airport = useMemo(() => {
    const given = { defaultText: input.homeAirport, error, onCodeChange: choose }
    return <LazySection section={airportField} given={given} />
  }, [input.homeAirport, error, choose])
  return (
    <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
      <Select
        {...field("pilot.licence", { validate: neededByPilots(REQUIRED_FIELDS.licence) })}
        label="Lizenz"
        placeholder="Bitte wählen"
        defaultValue={input.licence}
        options={LICENCES.map((licence) => ({ value: licence, label: LICENCE_NAMES[licence] }))}
        error={problem("pilot.licence")}
      />
      {airport}
      <input
        {...field("pilot.homeAirportCode", {
          validate: neededByPilots(REQUIRED_FIELDS.homeAirport),
        })}
        type="hidden"
        value={code}
      />
    </div>
  )
}
