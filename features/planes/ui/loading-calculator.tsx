import { type FormEvent, useRef } from "react"
import { Button } from "#ui/buttons/button.tsx"
import { Card } from "#ui/elements/card.tsx"
import { scrollAndFocus } from "#ui/forms/scroll-and-focus.ts"
import { TextField } from "#ui/forms/text-field.tsx"
import { useAddressParams } from "#ui/navigation/use-address-params.ts"
import {
  type LoadingParams,
  loadingAddress,
  loadingFields,
  loadingOf,
  parseLoading,
  parseLoadingParams,
} from "../loading-params.ts"
import { checkPayload, loadAircraft } from "../mass-and-balance.ts"
import { planePath } from "../plane.ts"
import type { OwnPlane } from "../plane-view.ts"
import { BalanceResult } from "./balance-result.tsx"
import { PayloadResult } from "./payload-result.tsx"

const TITLE_ID = "schwerpunkt"

/**
 * What is on board, and whether that may fly. Answers as you type; without script the same form
 * asks the same address, and the server answers.
 */
export function LoadingCalculator({ plane }: { plane: OwnPlane }) {
  const { balance, payloadKg, fuelLitresPerHour } = plane.details
  const path = planePath(plane.id)
  const fields = loadingFields(balance, fuelLitresPerHour)
  const { words, change, settle } = useAddressParams<LoadingParams>({
    about: plane.id,
    read: (query) => parseLoadingParams(fields, query),
    write: (typed) => loadingAddress(path, fields, typed),
  })
  const { values, errors } = parseLoading(fields, words)
  const result = useRef<HTMLDivElement>(null)
  const showResult = (event: FormEvent) => {
    event.preventDefault()
    settle()
    scrollAndFocus(result.current)
  }
  return (
    <Card as="section" labelledBy={TITLE_ID}>
      <h2 id={TITLE_ID} tabIndex={-1} className="text-h3 outline-none">
        {balance ? "Schwerpunkt rechnen" : "Zuladung rechnen"}
      </h2>
      <p className="mt-2 max-w-text text-ui text-ink2">
        Eine Planungshilfe: Sie ersetzt nicht die Rechnung nach Handbuch. Was du einträgst, steht
        nur in der Adresse dieser Seite und wird nicht gespeichert.
      </p>
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <form
          action={`${path}#${TITLE_ID}`}
          method="get"
          onSubmit={showResult}
          onBlur={settle}
          className="grid gap-5"
        >
          <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
            {fields.map(({ name, label, unit, hint }) => (
              <TextField
                key={name}
                name={name}
                label={label}
                suffix={unit}
                hint={hint}
                error={errors[name]}
                inputMode="decimal"
                autoComplete="off"
                maxLength={12}
                value={words[name] ?? ""}
                onChange={(event) => change({ [name]: event.currentTarget.value })}
              />
            ))}
          </div>
          <div>
            <Button type="submit" variant="secondary">
              Neu berechnen
            </Button>
          </div>
        </form>
        <div ref={result} tabIndex={-1} className="min-w-0 outline-none">
          {balance ? (
            <BalanceResult
              plane={plane}
              balance={balance}
              loaded={loadAircraft(balance, loadingOf(balance, values))}
            />
          ) : (
            <PayloadResult
              payloadKg={payloadKg}
              check={checkPayload(payloadKg, Object.values(values))}
            />
          )}
        </div>
      </div>
    </Card>
  )
}
