import { useEffect, useRef, useState } from "react"
import { useRevalidator } from "react-router"
import { useBookingCall } from "#features/bookings/core/ui/cockpit-call.ts"
import { CockpitMessage, type StepMessage } from "#features/bookings/core/ui/cockpit-message.tsx"
import { writeCents } from "#features/flights/draft/typed-values.ts"
import type { FieldErrors } from "#platform/errors.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Card } from "#ui/elements/card.tsx"
import { RadioCard, RadioCardGroup } from "#ui/forms/radio-card.tsx"
import { scrollToFirstInvalid } from "#ui/forms/scroll-to-invalid.ts"
import { TextArea } from "#ui/forms/text-area.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import { outcomeOf, VERDICTS_ABOUT, type Verdict } from "../objection.ts"
import { CORRECTION_LENGTH, OBJECTION_LENGTH } from "../settlement-schemas.ts"
import type { ObjectionCase } from "../settlement-view.ts"
import { GuestShares } from "./guest-shares.tsx"
import { ReviewedCost } from "./reviewed-cost.tsx"
import { parseCorrections, type TypedCorrections } from "./typed-corrections.ts"

const CHOICES: Record<Verdict, { title: string; detail: string }> = {
  flown: { title: "War dabei", detail: "Anteil und Gebühr wie bei allen, die mitflogen" },
  no_show: { title: "Kam nicht", detail: "Der Anteil bleibt, die Gebühr bleibt ganz" },
  corrected: { title: "Posten berichtigen", detail: "Der Anteil sinkt für alle Gäste" },
  rejected: { title: "Bleibt so", detail: "Die Kosten stimmen" },
  settled: { title: "Alles zurück", detail: "Anteil und Gebühr, nur für diesen Gast" },
}

/** What the back office decides, with what it makes of everybody's share before the click. */
export function DecisionForm({ view }: { view: ObjectionCase }) {
  const { bookingId, guest, guests, costs, objection } = view
  const [verdict, setVerdict] = useState<Verdict>()
  const [words, setWords] = useState("")
  const [typed, setTyped] = useState<TypedCorrections>({})
  const [errors, setErrors] = useState<FieldErrors>({})
  const [message, setMessage] = useState<StepMessage>()
  const { revalidate } = useRevalidator()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(errors).length > 0) scrollToFirstInvalid(form.current)
  }, [errors])
  const read = parseCorrections(verdict === "corrected" ? typed : {}, costs)
  const change = (position: number, part: Partial<TypedCorrections[number]>) =>
    setTyped((former) => ({
      ...former,
      [position]: { ...(former[position] ?? { amount: "", reason: "" }), ...part },
    }))

  const { run, isPending } = useBookingCall(bookingId, {
    done: revalidate,
    failed: (failure) => {
      setErrors(read.fieldsOf(failure.fields))
      if (Object.keys(failure.fields).length > 0) return
      setMessage({ ...failure, title: "Nicht entschieden." })
    },
  })

  function decide() {
    setErrors(read.errors)
    if (Object.keys(read.errors).length > 0) return
    const { corrections } = read
    void run({ step: "objection-decision", body: { verdict, words, corrections } })
  }

  return (
    <Card as="section" labelledBy="entscheidung">
      <h2 id="entscheidung" className="text-h4">
        Entscheidung
      </h2>
      <CockpitMessage message={message} />
      <form
        ref={form}
        noValidate
        className="mt-4 grid gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          decide()
        }}
      >
        <RadioCardGroup legend="Was ergibt die Prüfung?" columns={3} error={errors.verdict}>
          {VERDICTS_ABOUT[objection.kind].map((one) => (
            <RadioCard
              key={one}
              name="urteil"
              checked={verdict === one}
              onChange={() => setVerdict(one)}
              {...CHOICES[one]}
            />
          ))}
        </RadioCardGroup>
        <div>
          <h3 className="text-ui font-semibold">Posten</h3>
          <ul className="mt-1">
            {costs.map((cost) => {
              const { position, amountCents, label } = cost
              const own = typed[position]
              return (
                <ReviewedCost key={position} cost={cost}>
                  {verdict === "corrected" && amountCents > 0 && (
                    <div className="mt-1 grid gap-3 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
                      <TextField
                        label={`Richtig für ${label}`}
                        suffix="€"
                        inputMode="decimal"
                        placeholder={writeCents(amountCents)}
                        value={own?.amount ?? ""}
                        onChange={(event) =>
                          change(position, { amount: event.currentTarget.value })
                        }
                        error={errors[`amount-${position}`]}
                      />
                      {own?.amount && (
                        <TextField
                          label="Warum?"
                          hint="Alle Gäste lesen es"
                          maxLength={CORRECTION_LENGTH}
                          value={own.reason}
                          onChange={(event) =>
                            change(position, { reason: event.currentTarget.value })
                          }
                          error={errors[`reason-${position}`]}
                        />
                      )}
                    </div>
                  )}
                </ReviewedCost>
              )
            })}
          </ul>
        </div>
        {verdict && (
          <section aria-labelledby="folge">
            <h3 id="folge" className="mb-3 text-ui font-semibold">
              Das folgt daraus
            </h3>
            <GuestShares
              guests={guests}
              actualCostCents={read.actualCostCents}
              decided={{ bookingId, outcome: outcomeOf(verdict, guest.party.outcome) }}
            />
          </section>
        )}
        <TextArea
          label="Begründung"
          hint="Beide Seiten lesen sie."
          value={words}
          maxLength={OBJECTION_LENGTH}
          onChange={(event) => setWords(event.currentTarget.value)}
          error={errors.words}
        />
        <div>
          <Button type="submit" isPending={isPending}>
            Entscheiden
          </Button>
        </div>
      </form>
    </Card>
  )
}
