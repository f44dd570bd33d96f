import { useEffect } from "react"
import { useLocation } from "react-router"
import { closeSubscriptionModal, useSubscriptionModal } from "./subscription-modal-store.ts"

/** Where the modal lies in the page; mounted once in every layout that can open it. */
export function SubscriptionModalHost() {
  const open = useSubscriptionModal((state) => state.open)
  const { key } = useLocation()
  // it belongs to the page that opened it: going back or on closes it
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => closeSubscriptionModal(), [key])
  return open && <open.Modal wish={open.wish} />
}
