/**
 * Moves what a keyboard has just reached wholly into a row that is pushed sideways: Chromium leaves what is seen
 * in part where it is, so that one could stand on a chip of which only the edge shows (WCAG 2.4.11).
 */
export function keepFocusInView(): void {
  document.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof HTMLElement && target.matches(":focus-visible"))) return
    const { left, right } = target.getBoundingClientRect()
    const isCut = left < 0 || right > document.documentElement.clientWidth
    // rows that snap keep only what begins at their edge
    if (isCut) target.scrollIntoView({ block: "nearest", inline: "start" })
  })
}
