import type { ReactNode } from "react"
import { classNames } from "#ui/style/class-names.ts"
import { Icon, type IconShape } from "./icon.tsx"

export type BadgeTone = "info" | "apricot" | "ok" | "warn" | "err" | "neutral" | "picture"

const tones: Record<BadgeTone, string> = {
  info: "bg-soft text-link",
  apricot: "bg-apricot-soft text-apricot-ink",
  ok: "bg-ok-soft text-ok",
  warn: "bg-warn-soft text-warn",
  err: "bg-err-soft text-err",
  neutral: "bg-sunken text-ink2",
  picture: "bg-surface text-ink",
}

type BadgeProps = {
  /** `apricot` is scarcity; `picture` lies on a scene and keeps its daylight look in the dark. */
  tone?: BadgeTone
  icon?: IconShape | undefined
  children: ReactNode
}

/** A short fact about the thing beside it; at most one on a picture. */
export function Badge({ tone = "neutral", icon, children }: BadgeProps) {
  return (
    <span
      data-theme={tone === "picture" ? "light" : undefined}
      className={classNames(
        "inline-flex min-h-6.5 items-center gap-1.5 rounded-badge px-2.5 text-fine font-semibold whitespace-nowrap",
        tones[tone],
      )}
    >
      {icon && <Icon shape={icon} size={16} />}
      {children}
    </span>
  )
}
