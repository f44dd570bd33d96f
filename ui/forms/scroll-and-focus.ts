import type { RefObject } from "react"

/** Brings something into view, smoothly unless motion is unwelcome, and puts the focus there. */
export function scrollAndFocus(
  element: HTMLElement | null,
  block: ScrollLogicalPosition = "start",
): void {
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches
  element?.scrollIntoView({ block, behavior: isStill ? "auto" : "smooth" })
  element?.focus({ preventScroll: true })
}

/** Puts the focus on the field of this name. */
export function focusField(form: RefObject<HTMLFormElement | null>, name: string): void {
  form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
}
