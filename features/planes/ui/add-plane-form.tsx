import { useRef } from "react"
import { showAlert } from "#platform/alerts.ts"
import { newIdempotencyKey } from "#platform/api-client.ts"
import { text } from "#platform/messages/text.ts"
import { EMPTY_PLANE } from "../plane-form.ts"
import { LazyPlaneEditor } from "./lazy-plane-editor.tsx"
import { callAddPlane } from "./plane-calls.ts"

/** The form of an aircraft that is not there yet. */
export function AddPlaneForm({ onAdded }: { onAdded: (planeId: number) => void }) {
  const intent = useRef({ body: "", key: "" })
  return (
    <LazyPlaneEditor
      isNew
      shown={EMPTY_PLANE}
      save={(details) => {
        const body = JSON.stringify(details)
        if (intent.current.body !== body) intent.current = { body, key: newIdempotencyKey() }
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
