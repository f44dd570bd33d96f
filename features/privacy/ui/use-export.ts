import { useEffect, useState } from "react"
import type { DataExport } from "../privacy-schemas.ts"
import { callListExports } from "./privacy-calls.ts"

const POLLING_MS = 2_000

/** The newest copy: as the page knew it, then as the server says while it is being made. */
export function useExport(userId: number, loaded: DataExport | null) {
  const [known, setKnown] = useState(loaded)
  useEffect(() => setKnown(loaded), [loaded])
  const isBeingMade = known?.status === "requested"
  useEffect(() => {
    if (!isBeingMade) return
    const timer = setInterval(() => {
      callListExports(userId).then(
        ([newest]) => newest && setKnown(newest),
        // the next look may find a network again
        () => undefined,
      )
    }, POLLING_MS)
    return () => clearInterval(timer)
  }, [isBeingMade, userId])
  return [known, setKnown] as const
}
