/**
 * A chart in the colours of the light theme. What makes a PNG of it knows no custom properties: each stands
 * with the colour that it has there.
 */
export function withoutTheme(svg: string): string {
  return svg.replaceAll(/var\(--[\w-]+,(#[\da-f]+)\)/g, "$1")
}
