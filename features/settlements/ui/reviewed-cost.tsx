import { CircleAlert } from "lucide"
import type { ReactNode } from "react"
import { formatEuro } from "#platform/money.ts"
import { Icon } from "#ui/elements/icon.tsx"
import type { ReviewedCost as Cost } from "../settlement-view.ts"
import { ReceiptLinks } from "./receipt-links.tsx"

interface ReviewedCostProps {
  cost: Cost
  /** Fields that belong to it. */
  children?: ReactNode
}

/** One item with everything that speaks for and against it. */
export function ReviewedCost({ cost, children }: ReviewedCostProps) {
  const { label, amountCents, statedCents, explanation, correction, unusual, receipts } = cost
  return (
    <li className="grid gap-2 border-t border-line py-4 first:border-t-0">
      <p className="flex items-baseline justify-between gap-4 text-ui">
        <span className="min-w-0 font-semibold">{label}</span>
        <span className="shrink-0 tabular-nums">
          <StatedBefore cents={statedCents} />
          {formatEuro(amountCents)}
        </span>
      </p>
      {unusual && (
        <p className="flex gap-2 text-small text-ink2">
          <Icon shape={CircleAlert} size={16} className="mt-0.5 shrink-0 text-warn" />
          <span className="min-w-0">{unusual}</span>
        </p>
      )}
      {explanation && <p className="text-small text-ink2">Erklärt mit: „{explanation}“</p>}
      {correction && <p className="text-small text-ink2">Berichtigt: {correction}</p>}
      {receipts.length > 0 ? (
        <ReceiptLinks of={label} receipts={receipts} />
      ) : (
        <p className="text-small text-ink3">Ohne Beleg</p>
      )}
      {children}
    </li>
  )
}

/** What was stated before the correction, struck out; read as „statt“. */
export function StatedBefore({ cents }: { cents: number | null }) {
  if (cents === null) return null
  return (
    <>
      <span className="sr-only">statt </span>
      <s className="text-ink3">{formatEuro(cents)}</s>
      <span className="sr-only"> jetzt</span>{" "}
    </>
  )
}
