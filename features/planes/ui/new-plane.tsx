import { useEffect, useRef, useState } from "react"
import { useNavigate } from "react-router"
import { showAlert } from "#platform/alerts.ts"
import { newIntent } from "#platform/api-client.ts"
import { text } from "#platform/messages/text.ts"
import { PLANES_PATH } from "../plane.ts"
import { EMPTY_PLANE } from "../plane-form.ts"
import { LatePlaneEditor } from "./late-plane-editor.tsx"
import { callAddPlane } from "./plane-calls.ts"

/** An aircraft that is not there yet; once it is, its own page follows. */
export function NewPlane() {
  const navigate = useNavigate()
  const intent = useRef({ body: "", key: "" })
  const [addedId, setAddedId] = useState<number>()
  // a render later, when the form no longer holds anything unsaved
  useEffect(() => {
    if (addedId !== undefined) void navigate(`${PLANES_PATH}/${addedId}`, { replace: true })
  }, [addedId, navigate])
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
        setAddedId(id)
      }}
    />
  )
}
