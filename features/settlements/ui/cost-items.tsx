import { Plus, Trash2 } from "lucide"
import type { CostKind } from "#features/flights/core/flight.ts"
import { type CostedFlight, implausibleCost } from "#features/flights/core/implausible-cost.ts"
import { UnusualCost } from "#features/flights/core/ui/unusual-cost.tsx"
import { parseCents } from "#features/flights/draft/typed-values.ts"
import type { FieldErrors } from "#platform/errors.ts"
import { Button } from "#ui/buttons/button.tsx"
import { IconButton } from "#ui/buttons/icon-button.tsx"
import { FieldGroup } from "#ui/forms/field.tsx"
import { Select } from "#ui/forms/select.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import type { CostReceipt } from "../cost-receipt.ts"
import { COST_KINDS, MAX_COSTS } from "../settlement-schemas.ts"
import { COST_LABELS } from "./cost-labels.ts"
import { ReceiptField } from "./receipt-field.tsx"
import type { TypedCost } from "./typed-costs.ts"

interface CostItemsProps {
  flightId: number
  costed: CostedFlight
  costs: readonly TypedCost[]
  onChange: (costs: TypedCost[]) => void
  /** A receipt has come; what was typed meanwhile stays. */
  onReceipt: (key: number, receipt: CostReceipt) => void
  /** Who owns the aircraft alone shares no hourly rate. */
  mayShareRate: boolean
  errors: FieldErrors
}

/** What the flight has cost, item by item; the same kinds as when it was offered. */
export function CostItems(props: CostItemsProps) {
  const { flightId, costed, costs, onChange, onReceipt, mayShareRate, errors } = props
  const options = COST_KINDS.filter((kind) => mayShareRate || kind !== "rental").map((value) => ({
    value,
    label: COST_LABELS[value],
  }))
  const change = (key: number, to: Partial<TypedCost>) =>
    onChange(costs.map((cost) => (cost.key === key ? { ...cost, ...to } : cost)))
  const nextKey = Math.max(-1, ...costs.map(({ key }) => key)) + 1
  return (
    <FieldGroup legend="Direkte Kosten dieses Flugs">
      <div className="grid gap-7 md:gap-4">
        {costs.map(({ key, kind, label, amount, explanation, receipts }, index) => (
          <div
            key={key}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 gap-y-3 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)_auto]"
          >
            <Select
              label={`Posten ${index + 1}`}
              options={options}
              value={kind}
              onChange={(event) => change(key, { kind: event.currentTarget.value as CostKind })}
            />
            <TextField
              label="Betrag"
              suffix="€"
              inputMode="decimal"
              className="max-md:col-start-1"
              value={amount}
              onChange={(event) => change(key, { amount: event.currentTarget.value })}
              error={errors[`amount-${key}`]}
            />
            <IconButton
              label={`Posten ${index + 1} löschen`}
              icon={Trash2}
              onClick={() => onChange(costs.filter((cost) => cost.key !== key))}
              className="mt-7.5 max-md:col-start-2 max-md:row-start-1"
            />
            {kind === "other" && (
              <TextField
                label="Wofür?"
                className="max-md:col-start-1 md:col-span-2"
                maxLength={100}
                value={label}
                onChange={(event) => change(key, { label: event.currentTarget.value })}
                error={errors[`label-${key}`]}
              />
            )}
            <UnusualCost
              sentence={unusualOf(kind, amount, costed)}
              className="max-md:col-start-1 md:col-span-2"
              value={explanation}
              onChange={(event) => change(key, { explanation: event.currentTarget.value })}
            />
            <div className="max-md:col-start-1 md:col-span-2">
              <ReceiptField
                flightId={flightId}
                of={`Posten ${index + 1}, ${COST_LABELS[kind]}`}
                receipts={receipts}
                onAdd={(receipt) => onReceipt(key, receipt)}
                onRemove={(id) =>
                  change(key, { receipts: receipts.filter((receipt) => receipt.id !== id) })
                }
              />
            </div>
          </div>
        ))}
        <div>
          <Button
            variant="secondary"
            size="small"
            icon={Plus}
            disabled={costs.length >= MAX_COSTS}
            onClick={() =>
              onChange([
                ...costs,
                {
                  key: nextKey,
                  kind: "landing",
                  label: "",
                  amount: "",
                  explanation: "",
                  receipts: [],
                },
              ])
            }
          >
            Posten hinzufügen
          </Button>
        </div>
      </div>
    </FieldGroup>
  )
}

function unusualOf(kind: CostKind, amount: string, costed: CostedFlight): string | undefined {
  const amountCents = parseCents(amount)
  return amountCents ? implausibleCost({ kind, amountCents }, costed) : undefined
}
