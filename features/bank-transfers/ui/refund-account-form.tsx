import { zodResolver } from "@hookform/resolvers/zod"
import { MAX_LENGTHS } from "#features/users/core/profile-rules.ts"
import { useOfficeForm } from "#features/users/core/ui/use-office-form.ts"
import { formatEuro } from "#platform/money.ts"
import { validationMessages } from "#platform/validation-messages.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import { refundAccountSchema } from "../bank-transfer.ts"
import { callAddBankTransfer } from "./bank-transfer-calls.ts"

const resolver = zodResolver(refundAccountSchema, { error: validationMessages("de") })

interface RefundAccountFormProps {
  refund: { flagId: number; amountCents: number; paymentRef: string }
}

/** To whose account a refund goes that came back for good. */
export function RefundAccountForm({ refund }: RefundAccountFormProps) {
  const { flagId, amountCents, paymentRef } = refund
  const { element, submit, field, problem, isSubmitting } = useOfficeForm({
    resolver,
    defaultValues: { holder: "", iban: "" },
    send: (input, intent) => callAddBankTransfer({ ...input, flagId }, intent),
    done: () => ({
      message: "Überweisung vorbereitet",
      description: "Sie kommt in die nächste Datei für die Bank.",
    }),
  })
  return (
    <form ref={element} method="post" noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-ui">
        <span className="font-semibold">{formatEuro(amountCents)}</span>{" "}
        <span className="text-ink2">zur Zahlung {paymentRef}</span>
      </p>
      {problem && (
        <Notice tone="err" isAlert>
          {problem}
        </Notice>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...field("holder")}
          label="Konto von"
          autoComplete="off"
          maxLength={MAX_LENGTHS.accountHolder}
        />
        <TextField {...field("iban")} label="IBAN" autoComplete="off" />
      </div>
      <div>
        <Button type="submit" variant="secondary" size="small" isPending={isSubmitting}>
          Überweisung vorbereiten
        </Button>
      </div>
    </form>
  )
}
