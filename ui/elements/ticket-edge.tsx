import type { ReactNode } from "react"
import { classNames } from "../style/class-names.ts"

type TicketEdgeProps = { className?: string; children: ReactNode }

/** The lower part of a ticket or voucher, below a perforation with two punched holes. */
export function TicketEdge({ className, children }: TicketEdgeProps) {
  return (
    <div
      className={classNames(
        "relative border-t-2 border-dashed border-line2 px-card pt-4 pb-5 before:absolute before:-top-2.5 before:-left-2.5 before:size-5 before:rounded-full before:border before:border-line before:bg-ground after:absolute after:-top-2.5 after:-right-2.5 after:size-5 after:rounded-full after:border after:border-line after:bg-ground",
        className,
      )}
    >
      {children}
    </div>
  )
}
