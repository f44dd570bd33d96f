import { useEffect } from "react"
import { renewPush } from "./browser-push.ts"

/** Each visit renews what this browser shows; it never asks for anything. Null: for nobody. */
export function usePushRenewal(userId: number | null): void {
  useEffect(() => {
    if (userId === null) return
    // without a network the next visit does it
    void renewPush(userId).catch(() => {})
  }, [userId])
}
