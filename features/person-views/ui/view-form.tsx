import { zodResolver } from "@hookform/resolvers/zod"
import { useState } from "react"
import { useOfficeForm } from "#features/users/core/ui/use-office-form.ts"
import { validationMessages } from "#platform/validation-messages.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { TextArea } from "#ui/forms/text-area.tsx"
import { viewRequestSchema } from "../person-view.ts"
import { callStartView } from "./view-calls.ts"

const resolver = zodResolver(viewRequestSchema, { error: validationMessages("de") })

const COCKPIT = "/de/cockpit"

/** Begins a view: what that is, why, and that its person reads of it. */
export function ViewForm({ userId }: { userId: number }) {
  const [isOpen, setIsOpen] = useState(false)
  const { element, submit, field, problem, isSubmitting } = useOfficeForm({
    resolver,
    defaultValues: { reason: "" },
    send: async (request, intent) => {
      await callStartView(userId, request, intent)
      // from now on every page is another person's
      window.location.assign(COCKPIT)
    },
    done: () => ({ message: "Ansicht begonnen" }),
  })
  if (!isOpen) {
    return (
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        Als diese Person ansehen …
      </Button>
    )
  }
  return (
    <form
      ref={element}
      method="post"
      noValidate
      onSubmit={submit}
      className="grid gap-4"
      aria-label="Als diese Person ansehen"
    >
      {problem && (
        <Notice tone="err" isAlert>
          {problem}
        </Notice>
      )}
      <Notice tone="info" title="Das passiert:">
        <ul className="grid gap-1.5">
          <li>Dieser Browser zeigt Aufwind 15 Minuten lang so, wie die Person es sieht.</li>
          <li>Ändern lässt sich dabei nichts.</li>
          <li>Nachrichten, Nachweise, Gewichte, Bankdaten und Dateien bleiben ausgeblendet.</li>
          <li>Die Person liest in ihren Einstellungen, dass und warum du geschaut hast.</li>
        </ul>
      </Notice>
      <TextArea
        {...field("reason")}
        label="Grund"
        hint="Die Person liest ihn, ohne deinen Namen."
        rows={2}
        maxLength={300}
      />
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        <Button type="submit" isPending={isSubmitting}>
          Ansicht beginnen
        </Button>
        <Button variant="text" onClick={() => setIsOpen(false)}>
          Abbrechen
        </Button>
      </div>
    </form>
  )
}
