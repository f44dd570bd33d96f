import { useState } from "react"
import { useNavigate } from "react-router"
import { useFlightCall } from "#features/bookings/core/ui/cockpit-call.ts"
import { CockpitMessage, type StepMessage } from "#features/bookings/core/ui/cockpit-message.tsx"
import { showAlert } from "#platform/alerts.ts"
import { formatEuro } from "#platform/money.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Card } from "#ui/elements/card.tsx"
import { Checkbox } from "#ui/forms/checkbox.tsx"
import { prepaidOf } from "../settlement.ts"
import type { SettlementSheet } from "../settlement-view.ts"

/** A flight that did not take place: everything goes back, after a second look. */
export function NotFlown({ sheet }: { sheet: SettlementSheet }) {
  const { flight, guests } = sheet
  const [isSure, setIsSure] = useState(false)
  const [error, setError] = useState<string>()
  const [message, setMessage] = useState<StepMessage>()
  const navigate = useNavigate()
  const { run, isPending } = useFlightCall(flight.id, {
    done: () => {
      showAlert({
        type: "success",
        message: "Alles geht zurück",
        description: "Deine Gäste wissen Bescheid, und ihr Geld ist auf dem Weg.",
      })
      return navigate("/de/cockpit")
    },
    failed: (failure) => setMessage({ ...failure, title: flight.title }),
  })
  const backCents = guests.reduce((sum, { party }) => {
    const { shareCents, feeCents } = prepaidOf(party)
    return sum + shareCents + feeCents
  }, 0)

  function report() {
    setError(isSure ? undefined : "Bitte bestätige das zuerst.")
    if (isSure) void run({ step: "not-flown" })
  }

  return (
    <Card as="section" labelledBy="fand-nicht-statt">
      <h2 id="fand-nicht-statt" className="text-h4">
        Der Flug fand nicht statt?
      </h2>
      <p className="mt-2 text-ui text-ink2">
        Dann gehen alle {formatEuro(backCents)} samt Servicegebühren an deine Gäste zurück, und du
        musst nichts abrechnen.
      </p>
      <CockpitMessage message={message} />
      <form
        noValidate
        className="mt-4 grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          report()
        }}
      >
        <Checkbox
          checked={isSure}
          onChange={(event) => setIsSure(event.currentTarget.checked)}
          error={error}
        >
          Niemand ist geflogen, alle bekommen alles zurück.
        </Checkbox>
        <div>
          <Button type="submit" variant="danger" size="small" isPending={isPending}>
            Fand nicht statt
          </Button>
        </div>
      </form>
    </Card>
  )
}
