import { useRef } from "react"
import { showAlert } from "#platform/alerts.ts"
import { newIntent } from "#platform/api-client.ts"
import { text } from "#platform/messages/text.ts"
import { EMPTY_PLANE } from "../plane-form.ts"
import { LatePlaneEditor } from "./late-plane-editor.tsx"
import { callAddPlane } from "./plane-calls.ts"

/** The form of an aircraft that is not there yet. */
export function AddPlaneForm({ onAdded }: { onAdded: (planeId: number) => void }) {
  const intent = useRef({ body: "", key: "" })
  return (
    <LatePlaneEditor
      isNew
      shown={EMPTY_PLANE}
      save={(details) => {
        const body = JSON.stringify(details)
        if (intent.current.body !== body) intent.current = { body, key: newIntent() }
        return callAddPlane(details, intent.current.key)
      }}
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
