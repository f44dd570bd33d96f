/**
 * Moves what a keyboard has just reached wholly into view: Chromium leaves what is seen in part where it is, so
 * in a row that is pushed sideways one could stand on a chip of which only the edge shows (WCAG 2.4.11).
 */
export function keepFocusInView(): void {
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof HTMLElement && target.matches(":focus-visible")) {
      const { left, right } = target.getBoundingClientRect()
      const isCut = left < 0 || right > document.documentElement.clientWidth
      // rows that snap keep only what begins at their edge
      target.scrollIntoView({ block: "nearest", inline: isCut ? "start" : "nearest" })
    }
  })
}
