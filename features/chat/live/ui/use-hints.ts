import { useEffect, useRef } from "react"
import type { Hint } from "../hint.ts"
import { onHint } from "./hints.ts"

/** Calls back with what to look at again, as long as the component is there. */
export function useHints(onHintOf: (hint: Hint) => void): void {
  const latest = useRef(onHintOf)
  latest.current = onHintOf
  useEffect(() => onHint((hint) => latest.current(hint)), [])
}
