import { useState } from "react"
import { SettingsSection } from "#features/users/core/ui/settings-section.tsx"
import type { OwnUser } from "#features/users/core/users-schemas.ts"
import { Button } from "#ui/buttons/button.tsx"
import type { PrivacyView } from "../privacy-view.ts"
import { DeletionBlockers } from "./deletion-blockers.tsx"
import { DeletionForm } from "./deletion-form.tsx"
import { LeavingCreditNotice } from "./leaving-credit.tsx"

interface DeletionSectionProps {
  own: OwnUser
  privacy: PrivacyView
}

/** The end of an account: what keeps it, what goes and what stays, and the way to do it. */
export function DeletionSection({ own, privacy }: DeletionSectionProps) {
  const [isConfirming, setIsConfirming] = useState(false)
  const { reasonsToStay, leavingCredit } = privacy
  return (
    <SettingsSection
      id="loeschen"
      title="Konto löschen"
      intro="Name, Adresse, Foto, Profil, Unterlagen, Bankverbindung, Suchagenten und Benachrichtigungen sind dann weg, für immer. Belege bleiben zehn Jahre, wie es das Gesetz will, aber ohne deinen Namen. Deine Bewertungen bleiben stehen, als die eines gelöschten Kontos."
    >
      {reasonsToStay.length === 0 && leavingCredit.length > 0 && (
        <div className="mb-5">
          <LeavingCreditNotice credit={leavingCredit} />
        </div>
      )}
      {reasonsToStay.length > 0 ? (
        <DeletionBlockers reasons={reasonsToStay} />
      ) : isConfirming ? (
        <DeletionForm own={own} onCancel={() => setIsConfirming(false)} />
      ) : (
        <Button variant="danger" size="small" onClick={() => setIsConfirming(true)}>
          Konto löschen
        </Button>
      )}
    </SettingsSection>
  )
}
