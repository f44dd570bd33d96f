import { type RefObject, useEffect, useRef } from "react"

/**
 * For a button that gives way to a form in its place: when it is back (`isShown` again), it has the
 * focus, so that a keyboard goes on where it opened the form. The first time it stays unfocused.
 */
export function useReturnFocus(isShown: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  const wasAway = useRef(false)
  useEffect(() => {
    if (isShown && wasAway.current) button.current?.focus()
    wasAway.current = !isShown
  }, [isShown])
  return button
}
