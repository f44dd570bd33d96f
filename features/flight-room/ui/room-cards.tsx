import type { ReactNode } from "react"

/**
 * Two beside each other in their order, as tall as each other; the last takes the whole width where
 * its neighbour is missing. Which cards there are depends on the flight, so no column may end early.
 */
export function RoomCards({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-6 empty:hidden xl:grid-cols-2 xl:*:last:odd:col-span-2">
      {children}
    </div>
  )
}
