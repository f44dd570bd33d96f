import { useEffect } from "react"
import { renewPush } from "./browser-push.ts"

/** Each visit renews what this browser shows; it never asks for anything. */
export function usePushRenewal(userId: number): void {
  useEffect(() => {
    // without a network the next visit does it
    void renewPush(userId).catch(() => {})
  }, [userId])
}
