import { zodResolver } from "@hookform/resolvers/zod"
import { useRef, useState } from "react"
import { useOfficeForm } from "#features/users/core/ui/use-office-form.ts"
import { validationMessages } from "#platform/validation-messages.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { statementSchema } from "../restriction-schemas.ts"
import { callBlockUser } from "./block-calls.ts"
import { GroundFields } from "./ground-fields.tsx"
import { ReasonsField } from "./reasons-field.tsx"

const resolver = zodResolver(statementSchema, { error: validationMessages("de") })

const BLOCKED = {
  message: "Konto gesperrt",
  description: "Die Person bekommt eine Mail mit den Gründen und dem Weg zum Widerspruch.",
}
const ASKED = {
  message: "Freigabe beantragt",
  description:
    "Hier liegt offenes Geld. Eine zweite Person entscheidet unter „Freigaben“; gibt es keine, geschieht es in 24 Stunden.",
}

interface BlockFormProps {
  userId: number
  /** Seats that others have booked with this pilot, on flights to come. */
  guestBookings: number
}

/** Blocks an account; what that means is said before it is pressed. */
export function BlockForm({ userId, guestBookings }: BlockFormProps) {
  const [isOpen, setIsOpen] = useState(false)
  const isBlocked = useRef(false)
  const { element, submit, field, problem, isSubmitting } = useOfficeForm({
    resolver,
    defaultValues: { provision: "", reasons: "" },
    send: async (statement, intent) => {
      isBlocked.current = (await callBlockUser(userId, statement, intent)).isBlocked
    },
    done: () => (isBlocked.current ? BLOCKED : ASKED),
  })
  if (!isOpen) {
    return (
      <Button variant="danger" onClick={() => setIsOpen(true)}>
        Konto sperren …
      </Button>
    )
  }
  return (
    <form ref={element} method="post" noValidate onSubmit={submit} className="grid gap-5">
      {problem && (
        <Notice tone="err" isAlert>
          {problem}
        </Notice>
      )}
      <Notice tone="warn" title="Das passiert:">
        Die Person ist sofort überall abgemeldet und kommt nicht mehr hinein. Ihr Profil ist nicht
        mehr zu sehen, ihre veröffentlichten Flüge werden pausiert. {consequenceOf(guestBookings)}
      </Notice>
      <GroundFields field={field} />
      <ReasonsField
        field={field}
        label="Gründe"
        hint="Die Person liest sie in der Mail. Was ist passiert, und warum reicht nichts Milderes?"
      />
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        <Button type="submit" variant="danger" isPending={isSubmitting}>
          Konto sperren
        </Button>
        <Button variant="text" onClick={() => setIsOpen(false)}>
          Abbrechen
        </Button>
      </div>
    </form>
  )
}

function consequenceOf(guestBookings: number): string {
  if (guestBookings === 0) return "Gebucht hat bei ihr gerade niemand."
  const which = guestBookings === 1 ? "1 Buchung" : `${guestBookings} Buchungen`
  const end = guestBookings === 1 ? "endet" : "enden"
  return `${which} von Gästen ${end} damit. Sie bekommen Bescheid und ihr ganzes Geld zurück.`
}
