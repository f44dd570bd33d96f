/** Brings something into view, smoothly unless motion is unwelcome, and puts the focus there. */
export function scrollAndFocus(
  element: HTMLElement | null,
  block: ScrollLogicalPosition = "start",
): void {
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches
  element?.scrollIntoView({ block, behavior: isStill ? "auto" : "smooth" })
  element?.focus({ preventScroll: true })
}
