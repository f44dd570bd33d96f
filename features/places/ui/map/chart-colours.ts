/** The colours of the theme that the drawing of the map needs, by their tokens (ui/style/themes.css). */
const TOKENS = {
  land: "--map-land",
  sea: "--map-sea",
  coast: "--map-coast",
  river: "--map-river",
  symbol: "--line2",
  act: "--act",
  apricot: "--apricot",
  surface: "--surface",
} as const

export type ChartColours = Record<keyof typeof TOKENS, string>

/** As they are where the map stands. */
export function readChartColours(place: Element): ChartColours {
  const style = getComputedStyle(place)
  return Object.fromEntries(
    Object.entries(TOKENS).map(([name, token]) => [name, style.getPropertyValue(token).trim()]),
  ) as ChartColours
}

/** Calls back when the theme changes, of the system or of the page; returns the end of it. */
export function watchTheme(onChange: () => void): () => void {
  const system = matchMedia("(prefers-color-scheme: dark)")
  system.addEventListener("change", onChange)
  const page = new MutationObserver(onChange)
  page.observe(document.documentElement, { attributeFilter: ["data-theme"] })
  return () => {
    system.removeEventListener("change", onChange)
    page.disconnect()
  }
}
