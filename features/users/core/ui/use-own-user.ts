import { useEffect, useState } from "react"
import type { OwnUser } from "../users-schemas.ts"
import { useUserStore } from "./user-store.ts"

/**
 * The own account: first as the page's loader knew it, then as the store does, which every change
 * and the regular refresh keep up to date. What the store remembered from earlier comes too late
 * and is no profile, so the loader's word goes into it first.
 */
export function useOwnUser(loaded: OwnUser): OwnUser {
  const [isTold, setIsTold] = useState(false)
  const stored = useUserStore(({ user }) => user)
  useEffect(() => {
    useUserStore.getState().setUser(loaded)
    setIsTold(true)
  }, [loaded])
  const isWhole = isTold && stored !== null && "firstName" in stored
  return isWhole && stored.id === loaded.id ? stored : loaded
}
