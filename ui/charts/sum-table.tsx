import type { ReactNode } from "react"
import { classNames } from "#ui/style/class-names.ts"

/** Label and amount rows that end in a sum. */
export function SumTable({ children, className }: { children: ReactNode; className?: string }) {
  return <dl className={classNames("text-ui", className)}>{children}</dl>
}

type SumRowProps = {
  label: ReactNode
  /** Small print behind the label, such as the tax contained. */
  note?: ReactNode
  /** Finished text with a no-break space and a typographic minus. */
  amount: ReactNode
  /** `ok` for what is taken off. */
  tone?: "plain" | "ok"
  /** The sum: hairline above, larger amount. */
  isTotal?: boolean
}

export function SumRow({ label, note, amount, tone = "plain", isTotal = false }: SumRowProps) {
  return (
    <div
      className={classNames(
        "flex items-baseline justify-between gap-4",
        isTotal ? "mt-2.5 border-t border-line pt-3.5" : "py-1.5",
      )}
    >
      <dt
        className={classNames(
          isTotal ? "font-semibold" : tone === "ok" ? "text-ok" : "text-ink2",
          "min-w-0",
        )}
      >
        {label}
        {note && (
          <span className={classNames("text-small text-ink3", isTotal && "block font-normal")}>
            {" "}
            {note}
          </span>
        )}
      </dt>
      <dd
        className={classNames(
          "shrink-0 tabular-nums",
          isTotal && "text-[1.25rem] leading-tight font-semibold",
          tone === "ok" && "text-ok",
        )}
      >
        {amount}
      </dd>
    </div>
  )
}
