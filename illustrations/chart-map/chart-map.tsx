import { classNames } from "#ui/style/class-names.ts"

type ChartMapProps = {
  /** The markup that `drawChartMap` made on the server. */
  svg: string
  className?: string | undefined
}

/** A chart drawn on the server, as wide as its place; the frame around it is the caller's. */
export function ChartMap({ svg, className }: ChartMapProps) {
  return (
    <div
      className={classNames("[&>svg]:block [&>svg]:h-full [&>svg]:w-full", className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, its labels escaped
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}

/** The chart of the same page once more, smaller; it weighs nothing, and who reads the page hears it once. */
export function ChartMapAgain() {
  return (
    <svg aria-hidden="true" className="size-full">
      <use href="#map-chart" width="100%" height="100%" />
    </svg>
  )
}
