import { Link } from "react-router"
import { classNames } from "#ui/style/class-names.ts"
import { logoMark } from "./scene/scene-mark.ts"

/** A horizon that lifts off under the sun; the dots are the ground it left. 40 x 24 px. */
export function LogoMark({ className }: { className?: string }) {
  const { viewBox, sun, ground, line } = logoMark
  return (
    <svg
      viewBox={viewBox}
      width="40"
      height="24"
      fill="none"
      className={classNames("shrink-0", className)}
      aria-hidden="true"
    >
      <circle {...sun} className="fill-apricot" />
      <path
        d={ground.d}
        strokeWidth={ground.strokeWidth}
        strokeDasharray={ground.dashes}
        opacity={ground.opacity}
        className="stroke-act"
      />
      <path d={line.d} strokeWidth={line.strokeWidth} className="stroke-act" />
    </svg>
  )
}

type LogoProps = { name: string; href: string; className?: string }

/** Mark and name, leading home. */
export function Logo({ name, href, className }: LogoProps) {
  return (
    <Link
      to={href}
      className={classNames("inline-flex min-h-11 items-center gap-3 rounded-badge", className)}
    >
      <LogoMark />
      <span className="mt-0.5 font-display text-[1.5rem] leading-none font-semibold tracking-[-0.01em]">
        {name}
      </span>
    </Link>
  )
}
