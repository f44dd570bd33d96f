import { showAlert } from "#platform/alerts.ts"
import { text } from "#platform/messages/text.ts"
import { EMPTY_PLANE } from "../plane-form.ts"
import { LazyPlaneEditor } from "./lazy-plane-editor.tsx"
import { callAddPlane } from "./plane-calls.ts"

/** The form of an aircraft that is not there yet. */
export function AddPlaneForm({ onAdded }: { onAdded: (planeId: number) => void }) {
  return (
    <LazyPlaneEditor
      isNew
      shown={EMPTY_PLANE}
      save={callAddPlane}
      onSaved={(details, id) => {
        showAlert({
          type: "success",
          message: text("basics.saved"),
          description: `${details.registration} steht jetzt in deiner Liste.`,
        })
        onAdded(id)
      }}
    />
  )
}
