import { zodResolver } from "@hookform/resolvers/zod"
import { Send } from "lucide"
import { useState } from "react"
import type { Resolver } from "react-hook-form"
import { RESEND_GROUNDS, type ResendInput, resendSchema } from "#features/admin/resend-grounds.ts"
import { useOfficeForm } from "#features/users/core/ui/use-office-form.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { Select } from "#ui/forms/select.tsx"
import type { SheetMail } from "../booking-sheet.ts"
import { callResend } from "./office-booking-calls.ts"

interface Values {
  ground: string
}

/** Sends a mail once more; what happens and why is said before it is pressed. */
export function ResendForm({ mail }: { mail: SheetMail }) {
  const [isOpen, setIsOpen] = useState(false)
  const { element, submit, field, problem, isSubmitting } = useOfficeForm({
    resolver: zodResolver(resendSchema) as unknown as Resolver<Values, unknown, ResendInput>,
    defaultValues: { ground: "" },
    send: (input: ResendInput, intent) => callResend(mail.number, input, intent),
    done: () => {
      setIsOpen(false)
      return {
        message: "Mail noch einmal geschickt",
        description: `Sie geht an ${mail.recipient}.`,
      }
    },
  })
  if (!isOpen) {
    return (
      <Button variant="secondary" size="small" icon={Send} onClick={() => setIsOpen(true)}>
        Noch einmal schicken …<span className="sr-only"> {mail.subject}</span>
      </Button>
    )
  }
  return (
    <form ref={element} method="post" noValidate onSubmit={submit} className="grid w-full gap-4">
      {problem && (
        <Notice tone="err" isAlert>
          {problem}
        </Notice>
      )}
      <Notice title="Das passiert:">
        Dieselbe Mail geht mit denselben Worten und Anhängen noch einmal an {mail.recipient}.
      </Notice>
      <Select
        {...field("ground")}
        label="Grund"
        placeholder="Bitte wählen"
        options={Object.entries(RESEND_GROUNDS).map(([value, label]) => ({ value, label }))}
      />
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        <Button type="submit" size="small" isPending={isSubmitting}>
          Noch einmal schicken
        </Button>
        <Button variant="text" size="small" onClick={() => setIsOpen(false)}>
          Abbrechen
        </Button>
      </div>
    </form>
  )
}
