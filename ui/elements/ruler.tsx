import { classNames } from "#ui/style/class-names.ts"

/** A ticked ruler between two parts of a page. */
export function Ruler({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames("ruler-ticks", className)} />
}
