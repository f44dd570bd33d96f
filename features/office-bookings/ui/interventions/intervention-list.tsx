import { type ReactNode, useState } from "react"
import { rebookingPath } from "#features/bookings/office/rebooking-path.ts"
import type { OfficeRight } from "#features/office-roles/office-right.ts"
import { useOfficeRights } from "#features/office-roles/ui/office-rights.tsx"
import { Button } from "#ui/buttons/button.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import type { BookingSheet } from "../../booking-sheet.ts"
import { AfterStatementForm } from "./after-statement-form.tsx"
import { CancelForm } from "./cancel-form.tsx"
import { CorrectionForm } from "./correction-form.tsx"
import { GoodwillForm } from "./goodwill-form.tsx"
import { PartRefundForm } from "./part-refund-form.tsx"
import { PhoneForm } from "./phone-form.tsx"
import { WaiverForm } from "./waiver-form.tsx"

interface Command {
  key: string
  /** „Für den Gast stornieren“ */
  label: string
  right: OfficeRight
  form: (close: () => void) => ReactNode
}

/** What may be done with a booking now; one form is open at a time. */
export function InterventionList({ sheet }: { sheet: BookingSheet }) {
  const [opened, setOpened] = useState<string>()
  const may = useOfficeRights()
  const commands = commandsOf(sheet).filter(({ right }) => may(right))
  const close = () => setOpened(undefined)
  const open = commands.find(({ key }) => key === opened)
  if (open) return open.form(close)
  const isMovable = sheet.interventions.isMovable && may("bookings.rebook")
  if (commands.length === 0 && !isMovable) {
    return <p className="text-ui text-ink2">An dieser Buchung gibt es für dich nichts zu tun.</p>
  }
  return (
    <ul className="grid gap-2.5">
      {commands.map(({ key, label }) => (
        <li key={key}>
          <Button variant="secondary" size="small" isWide onClick={() => setOpened(key)}>
            {label} …
          </Button>
        </li>
      ))}
      {isMovable && (
        <li>
          <ButtonLink href={rebookingPath(sheet.id)} variant="secondary" size="small" isWide>
            Auf anderen Flug umbuchen …
          </ButtonLink>
        </li>
      )}
    </ul>
  )
}

function commandsOf({ id, interventions }: BookingSheet): Command[] {
  const { goodwill, correctable, hasCorrectablePhone, partRefund, waivable, cancellations } =
    interventions
  const { afterStatement } = interventions
  return [
    ...(goodwill
      ? [
          {
            key: "goodwill",
            label: "Kulanz geben",
            right: "bookings.goodwill" as const,
            form: (close: () => void) => (
              <GoodwillForm bookingId={id} room={goodwill} close={close} />
            ),
          },
        ]
      : []),
    ...(correctable.length > 0
      ? [
          {
            key: "correction",
            label: "Angaben ändern",
            right: "bookings.correct" as const,
            form: (close: () => void) => (
              <CorrectionForm bookingId={id} people={correctable} close={close} />
            ),
          },
        ]
      : []),
    ...(hasCorrectablePhone
      ? [
          {
            key: "phone",
            label: "Telefonnummer ändern",
            right: "bookings.correct" as const,
            form: (close: () => void) => <PhoneForm bookingId={id} close={close} />,
          },
        ]
      : []),
    ...(partRefund
      ? [
          {
            key: "part",
            label: "Teil erstatten",
            right: "bookings.refund" as const,
            form: (close: () => void) => (
              <PartRefundForm bookingId={id} preview={partRefund} close={close} />
            ),
          },
        ]
      : []),
    ...(afterStatement
      ? [
          {
            key: "after-statement",
            label: "Nach der Abrechnung erstatten",
            right: "bookings.refund" as const,
            form: (close: () => void) => (
              <AfterStatementForm
                bookingId={id}
                {...afterStatement}
                room={goodwill}
                close={close}
              />
            ),
          },
        ]
      : []),
    ...(waivable
      ? [
          {
            key: "waiver",
            label: "Für die Pilotenseite erlassen",
            right: "bookings.refund" as const,
            form: (close: () => void) => (
              <WaiverForm bookingId={id} kept={waivable} close={close} />
            ),
          },
        ]
      : []),
    ...cancellations.map((preview) => ({
      key: `cancel-${preview.side}`,
      label: preview.side === "guest" ? "Für den Gast stornieren" : "Für die Pilotenseite absagen",
      right: "bookings.cancel" as const,
      form: (close: () => void) => <CancelForm bookingId={id} preview={preview} close={close} />,
    })),
  ]
}
