import { useEffect, useState } from "react"
import { useNavigate } from "react-router"
import { planePath } from "../plane.ts"
import { AddPlaneForm } from "./add-plane-form.tsx"

/** An aircraft that is not there yet; once it is, its own page follows. */
export function NewPlane() {
  const navigate = useNavigate()
  const [addedId, setAddedId] = useState<number>()
  // a render later, when the form no longer holds anything unsaved
  useEffect(() => {
    if (addedId !== undefined) void navigate(planePath(addedId), { replace: true })
  }, [addedId, navigate])
  return <AddPlaneForm onAdded={setAddedId} />
}
