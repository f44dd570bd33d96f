import { zodResolver } from "@hookform/resolvers/zod"
import { useState } from "react"
import type { Resolver } from "react-hook-form"
import { useOfficeForm } from "#features/users/core/ui/use-office-form.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { Select } from "#ui/forms/select.tsx"
import { GROUND_SCHEMAS, OFFICE_GROUNDS, type OfficeStep } from "../office-grounds.ts"
import { callVoucherStep } from "./voucher-calls.ts"

const STEPS = {
  send: {
    label: "Noch einmal schicken",
    happens: "Mail und PDF gehen noch einmal an die Adresse, die sie schon bekommen hat.",
    done: "Gutschein noch einmal verschickt",
    variant: "secondary",
  },
  block: {
    label: "Sperren",
    happens:
      "Niemand kann ihn einlösen oder damit zahlen. Das Geld bleibt darauf, Reserviertes bleibt reserviert. Wer ihn hat, bekommt eine Mail.",
    done: "Gutschein gesperrt",
    variant: "danger",
  },
  unblock: {
    label: "Sperre aufheben",
    happens: "Er gilt wieder, mit allem, was darauf ist. Wer ihn hat, bekommt eine Mail.",
    done: "Sperre aufgehoben",
    variant: "primary",
  },
  replace: {
    label: "Durch einen neuen ersetzen",
    happens:
      "Der alte Code ist für immer gesperrt. Ein neuer entsteht mit demselben Rest und demselben Ende, im selben Konto oder per Mail mit neuem PDF.",
    done: "Neuer Gutschein ausgestellt",
    variant: "secondary",
  },
} as const

interface VoucherStepFormProps {
  voucherId: number
  step: OfficeStep
}

/** One step of the back office; what it means and why it is done are said before it is pressed. */
export function VoucherStepForm({ voucherId, step }: VoucherStepFormProps) {
  const { label, happens, done, variant } = STEPS[step]
  const [isOpen, setIsOpen] = useState(false)
  const { element, submit, field, problem, isSubmitting } = useOfficeForm({
    resolver: zodResolver(GROUND_SCHEMAS[step]) as Resolver<
      { ground: string },
      unknown,
      { ground: string }
    >,
    defaultValues: { ground: "" },
    send: ({ ground }, intent) => callVoucherStep(voucherId, step, { ground }, intent),
    done: () => {
      setIsOpen(false)
      return { message: done }
    },
  })
  if (!isOpen) {
    return (
      <div>
        <Button variant={variant} onClick={() => setIsOpen(true)}>
          {label} …
        </Button>
      </div>
    )
  }
  return (
    <form ref={element} method="post" noValidate onSubmit={submit} className="grid gap-4">
      {problem && (
        <Notice tone="err" isAlert>
          {problem}
        </Notice>
      )}
      <Notice tone={variant === "danger" ? "warn" : "info"} title="Das passiert:">
        {happens}
      </Notice>
      <Select
        {...field("ground")}
        label="Grund"
        placeholder="Bitte wählen"
        options={Object.entries(OFFICE_GROUNDS[step]).map(([value, text]) => ({
          value,
          label: text,
        }))}
      />
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        <Button type="submit" variant={variant} isPending={isSubmitting}>
          {label}
        </Button>
        <Button variant="text" onClick={() => setIsOpen(false)}>
          Abbrechen
        </Button>
      </div>
    </form>
  )
}
