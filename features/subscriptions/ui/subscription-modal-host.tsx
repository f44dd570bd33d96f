import { useEffect } from "react"
import { useLocation } from "react-router"
import { LazyPart } from "#ui/loading/lazy-part.tsx"
import { closeSubscriptionModal, useSubscriptionModal } from "./subscription-modal-store.ts"

// most visitors never need it
const loadSubscriptionModal = () =>
  import("./subscription-modal.tsx").then((module) => module.SubscriptionModal)

/** Where the modal lies in the page; mounted once in every layout that can open it. */
export function SubscriptionModalHost() {
  const options = useSubscriptionModal((state) => state.options)
  const { key } = useLocation()
  // it belongs to the page that opened it: going back or on closes it
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => closeSubscriptionModal(), [key])
  return (
    options && (
      <LazyPart load={loadSubscriptionModal} onLost={closeSubscriptionModal}>
        {(SubscriptionModal) => <SubscriptionModal options={options} />}
      </LazyPart>
    )
  )
}
