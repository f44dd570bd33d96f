import { useState } from "react"
import type { GoodwillRoom } from "#features/bookings/office/goodwill.ts"
import { useOfficeRights } from "#features/office-roles/ui/office-rights.tsx"
import type { ShareRefundPreview } from "#features/settlements/share-refund.ts"
import { Button } from "#ui/buttons/button.tsx"
import { RadioCard, RadioCardGroup } from "#ui/forms/radio-card.tsx"
import { GoodwillForm } from "./goodwill-form.tsx"
import { ShareRefundForm } from "./share-refund-form.tsx"

interface AfterStatementFormProps {
  bookingId: number
  preview: ShareRefundPreview | null
  /** Why its pilot bears nothing. */
  whyNot: string
  /** Null: nothing can be given. */
  room: GoodwillRoom | null
  close: () => void
}

/** Something goes back although the costs are handed in: first who bears it. */
export function AfterStatementForm({
  bookingId,
  preview,
  whyNot,
  room,
  close,
}: AfterStatementFormProps) {
  const may = useOfficeRights()
  const canGive = room !== null && may("bookings.goodwill")
  const [bearer, setBearer] = useState<"platform" | "pilot">()
  return (
    <div className="grid gap-4">
      <RadioCardGroup legend="Wer trägt es?">
        <RadioCard
          name="bearer"
          value="platform"
          checked={bearer === "platform"}
          onChange={() => setBearer("platform")}
          disabled={!canGive}
          title="Wir, aus Kulanz"
          detail={
            canGive
              ? "Abrechnung, Auszahlung und Belege bleiben, wie sie sind."
              : "Das geht hier nicht, oder dir fehlt das Recht dazu."
          }
        />
        <RadioCard
          name="bearer"
          value="pilot"
          checked={bearer === "pilot"}
          onChange={() => setBearer("pilot")}
          disabled={!preview}
          title="Die Pilotenseite"
          detail={preview ? "Ihr Anteil ist noch nicht freigegeben, er sinkt." : whyNot}
        />
      </RadioCardGroup>
      {bearer === "platform" && room && (
        <GoodwillForm bookingId={bookingId} room={room} close={close} />
      )}
      {bearer === "pilot" && preview && (
        <ShareRefundForm bookingId={bookingId} preview={preview} close={close} />
      )}
      {bearer === undefined && (
        <div>
          <Button variant="text" onClick={close}>
            Abbrechen
          </Button>
        </div>
      )}
    </div>
  )
}
