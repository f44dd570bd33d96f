import { useRevalidator } from "react-router"
import { SettingsSection } from "#features/users/core/ui/settings-section.tsx"
import { dismissAlertsAbout, showAlert } from "#platform/alerts.ts"
import { text } from "#platform/messages/text.ts"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import type { OwnPlane } from "../plane-view.ts"
import { callSetUse } from "./plane-calls.ts"

/** Out of use and back. */
export function PlaneUse({ plane }: { plane: OwnPlane }) {
  const { revalidate } = useRevalidator()
  const { run, isPending } = useAction({
    send: (isInUse: boolean, intent) => callSetUse(plane.id, isInUse, intent),
    done: () => {
      dismissAlertsAbout("plane-use")
      return revalidate()
    },
    failed: (failure) => {
      const message = text("basics.error.savingFailed")
      showAlert({ type: "error", message, description: failure.text, about: "plane-use" })
    },
  })
  const change = () => void run(!plane.isInUse)
  return plane.isInUse ? (
    <SettingsSection
      id="dienst"
      title="Außer Dienst stellen"
      intro="Für neue Flüge steht es dann nicht mehr zur Wahl. Flüge, die du damit schon anbietest, bleiben, wie sie sind."
    >
      <Button variant="secondary" size="small" isPending={isPending} onClick={change}>
        Außer Dienst stellen
      </Button>
    </SettingsSection>
  ) : (
    <SettingsSection
      id="dienst"
      title="Außer Dienst"
      intro="Dieses Flugzeug steht für neue Flüge nicht zur Wahl."
    >
      <Button variant="secondary" size="small" isPending={isPending} onClick={change}>
        Wieder in Dienst nehmen
      </Button>
    </SettingsSection>
  )
}
