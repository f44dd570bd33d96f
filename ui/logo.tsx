import { Link } from "react-router"
import { classNames } from "./class-names.ts"

/** A horizon that lifts off under the sun; the dots are the ground it left. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 40 24"
      width="40"
      height="24"
      fill="none"
      className={classNames("shrink-0", className)}
      aria-hidden="true"
    >
      <circle cx="11.5" cy="8.5" r="5.5" className="fill-apricot" />
      <path d="M21.3 22H36" strokeWidth="1.6" strokeDasharray="1.6 2.7" className="stroke-act/75" />
      <path d="M0 22h13c7.5 0 10.5-4 15-9S36 4 42 .8" strokeWidth="4" className="stroke-act" />
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
