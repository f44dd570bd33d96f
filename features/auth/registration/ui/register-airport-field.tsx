import { useEffect, useRef } from "react"
import { airportCodeIn } from "#features/places/airport-code.ts"
import { RememberingAirportField } from "#features/users/core/ui/remembering-airport-field.tsx"

interface RegisterAirportFieldProps {
  defaultText: string
  error: string | undefined
  onCodeChange: (code: string) => void
}

/** Where a pilot is at home; what was typed before its script came counts, too. */
export function RegisterAirportField(props: RegisterAirportFieldProps) {
  const { defaultText, onCodeChange } = props
  const frame = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, what was typed before the script came
  useEffect(() => {
    const early = frame.current?.querySelector("input")?.value ?? ""
    if (early !== defaultText) onCodeChange(airportCodeIn(early))
  }, [])
  return (
    <div ref={frame}>
      <RememberingAirportField {...props} name="homeAirport" label="Heimatplatz" />
    </div>
  )
}
