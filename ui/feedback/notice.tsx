import { BadgeCheck, CircleAlert, Clock, Info } from "lucide"
import type { ReactNode } from "react"
import { Icon, type IconShape } from "#ui/elements/icon.tsx"
import { classNames } from "#ui/style/class-names.ts"

export type NoticeTone = "info" | "ok" | "warn" | "err"

const tones: Record<NoticeTone, { surface: string; mark: string; icon: IconShape }> = {
  info: { surface: "bg-soft", mark: "text-link", icon: Info },
  ok: { surface: "bg-ok-soft", mark: "text-ok", icon: BadgeCheck },
  warn: { surface: "bg-warn-soft", mark: "text-warn", icon: Clock },
  err: { surface: "bg-err-soft", mark: "text-err", icon: CircleAlert },
}

type NoticeProps = {
  tone?: NoticeTone
  /** The fact, in bold; the text says what follows from it. */
  title?: ReactNode
  /** Replaces the tone's icon. */
  icon?: IconShape | undefined
  children?: ReactNode
  action?: ReactNode
  /** Puts the title on its own line. */
  isStacked?: boolean
  /** Read out at once; for notices that appear after a press. */
  isAlert?: boolean
}

/** Facts before feeling: what is so, then what it means. */
export function Notice({
  tone = "info",
  title,
  icon,
  children,
  action,
  isStacked = false,
  isAlert = false,
}: NoticeProps) {
  const { surface, mark, icon: toneIcon } = tones[tone]
  return (
    <div
      role={isAlert ? "alert" : undefined}
      className={classNames("flex gap-3 rounded-panel px-4.5 py-4 text-ui", surface)}
    >
      <Icon shape={icon ?? toneIcon} className={classNames("mt-px", mark)} />
      <div className="min-w-0 flex-1">
        {title && (
          <strong className={classNames("font-semibold", isStacked && "block")}>{title}</strong>
        )}
        {title && children && !isStacked ? " " : null}
        {children}
        {action && <div className="mt-3">{action}</div>}
      </div>
    </div>
  )
}
