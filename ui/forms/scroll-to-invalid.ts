import { scrollAndFocus } from "./scroll-and-focus.ts"

/** Marks something that is no field as what a refused form has to show first. */
export const NEEDS_ATTENTION = { "data-needs-attention": true, tabIndex: -1 } as const

const INVALID = '[aria-invalid="true"], [data-needs-attention]'

// errors reach the page a render after they were found
const FRAMES_BEFORE = 2
const MAX_FRAMES = 30

/**
 * Scrolls smoothly to the first invalid field of a form, centres it and puts the focus there
 * (specification, section 5). Call it from `handleSubmit`'s onInvalid and after server errors, in
 * forms with `shouldFocusError: false`; it waits until the errors are in the page.
 */
export function scrollToFirstInvalid(form: HTMLElement | null | undefined): void {
  let frames = 0
  const look = () => {
    frames += 1
    const field = frames < FRAMES_BEFORE ? null : form?.querySelector<HTMLElement>(INVALID)
    if (field) scrollAndFocus(field, "center")
    else if (frames < MAX_FRAMES) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
