import { classNames } from "../class-names.ts"

type ChartMapProps = {
  /** The markup that `drawChartMap` made on the server. */
  svg: string
  className?: string | undefined
}

/** A chart drawn on the server, in its frame; it fills the frame's width or what `className` says. */
export function ChartMap({ svg, className }: ChartMapProps) {
  return (
    <div
      className={classNames(
        "overflow-hidden rounded-card border border-line bg-sunken [&>svg]:block [&>svg]:h-full [&>svg]:w-full",
        className,
      )}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, its labels escaped
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}
