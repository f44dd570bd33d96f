/** Marks something that is no field as what a refused form has to show first. */
export const NEEDS_ATTENTION = { "data-needs-attention": true, tabIndex: -1 } as const

/** Scrolls smoothly to the first invalid field, centres it and puts the focus there (specification, 5). */
export function showFirstInvalid(within: HTMLElement | null): void {
  const field = within?.querySelector<HTMLElement>('[aria-invalid="true"], [data-needs-attention]')
  if (!field) return
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches
  field.scrollIntoView({ block: "center", behavior: isStill ? "auto" : "smooth" })
  field.focus({ preventScroll: true })
}
