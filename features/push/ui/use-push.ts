import { useReducer } from "react"
import { useAction } from "#platform/use-action.ts"
import { useHydrated } from "#ui/loading/use-hydrated.ts"
import { pushPermission, turnPushOff, turnPushOn } from "./browser-push.ts"
import { isPushPutOff, pushOwner, putPushOff } from "./push-memory.ts"

/** How it stands with push in this browser; "unknown" until the page is alive. */
export function usePush(userId: number) {
  const isHydrated = useHydrated()
  // the browser tells nobody when its permission or its storage changes
  const [, lookAgain] = useReducer((count: number) => count + 1, 0)
  const { run, isPending, failure } = useAction<boolean>({
    send: (isOn) => (isOn ? turnPushOn(userId) : turnPushOff()),
    done: lookAgain,
    failed: lookAgain,
  })
  const permission = isHydrated ? pushPermission() : "unknown"
  return {
    permission,
    isOn: permission === "granted" && pushOwner() === userId,
    isPutOff: isHydrated && isPushPutOff(),
    isPending,
    failure,
    turn: (isOn: boolean) => void run(isOn),
    putOff() {
      putPushOff()
      lookAgain()
    },
  }
}
