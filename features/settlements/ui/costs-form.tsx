import { useEffect, useRef, useState } from "react"
import { useNavigate } from "react-router"
import { CancelledFlightStrip } from "#features/bookings/cancellation/ui/cancelled-flight-strip.tsx"
import { useFlightCall } from "#features/bookings/core/ui/cockpit-call.ts"
import { CockpitMessage, type StepMessage } from "#features/bookings/core/ui/cockpit-message.tsx"
import type { FieldErrors } from "#platform/errors.ts"
import { formatEuro } from "#platform/money.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Card } from "#ui/elements/card.tsx"
import { scrollToFirstInvalid } from "#ui/forms/scroll-to-invalid.ts"
import { confirmPath } from "../settlement-paths.ts"
import type { SettlementSheet } from "../settlement-view.ts"
import { CostItems } from "./cost-items.tsx"
import { NotFlown } from "./not-flown.tsx"
import { StatementPreview } from "./statement-preview.tsx"
import { parseTypedCosts, typeCosts } from "./typed-costs.ts"

/** What the flight has cost, with what that makes for each guest. */
export function CostsForm({ sheet }: { sheet: SettlementSheet }) {
  const { flight, guests, plannedCents } = sheet
  const [costs, setCosts] = useState(() => typeCosts(sheet.costs))
  const [errors, setErrors] = useState<FieldErrors>({})
  const [message, setMessage] = useState<StepMessage>()
  const navigate = useNavigate()
  const { run, isPending } = useFlightCall(flight.id, {
    done: () => navigate(confirmPath(flight.id)),
    failed: (failure) => setMessage({ ...failure, title: "Noch nicht gespeichert." }),
  })
  const form = useRef<HTMLFormElement>(null)
  const read = parseTypedCosts(costs)
  useEffect(() => {
    if (Object.keys(errors).length > 0) scrollToFirstInvalid(form.current)
  }, [errors])

  function save() {
    setErrors(read.errors)
    if (Object.keys(read.errors).length > 0) return
    void run({ step: "settlement-costs", body: { costs: read.costs } })
  }

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <Card>
        <CancelledFlightStrip flight={flight} />
        <p className="mt-5 max-w-text text-ui text-ink2">
          Trag ein, was dieser eine Flug wirklich gekostet hat. Geplant waren{" "}
          {formatEuro(plannedCents)}. Versicherung, Hangar, Wartung und deine Zeit gehören nicht
          dazu. Belege sieht nur unser Team, und nur dann, wenn jemand einen Einwand hat.
        </p>
        <CockpitMessage message={message} />
        <form
          ref={form}
          noValidate
          className="mt-6 grid gap-7"
          onSubmit={(event) => {
            event.preventDefault()
            save()
          }}
        >
          <CostItems
            flightId={flight.id}
            costed={sheet.costed}
            costs={costs}
            onChange={setCosts}
            onReceipt={(key, receipt) =>
              setCosts((former) =>
                former.map((cost) =>
                  cost.key === key ? { ...cost, receipts: [...cost.receipts, receipt] } : cost,
                ),
              )
            }
            mayShareRate={sheet.mayShareRate}
            errors={errors}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" isPending={isPending}>
              Weiter: Wer war dabei?
            </Button>
          </div>
        </form>
      </Card>
      <div className="grid gap-6 lg:sticky lg:top-24">
        <Card as="section" labelledBy="vorschau">
          <h2 id="vorschau" className="text-h4">
            So teilt es sich
          </h2>
          <div className="mt-4">
            {read.totalCents > 0 ? (
              <StatementPreview actualCostCents={read.totalCents} guests={guests} />
            ) : (
              <p className="text-ui text-ink2">
                Sobald Kosten dastehen, rechnen wir hier aus, was jede Person trägt und was
                zurückgeht.
              </p>
            )}
          </div>
        </Card>
        <NotFlown sheet={sheet} />
      </div>
    </div>
  )
}
