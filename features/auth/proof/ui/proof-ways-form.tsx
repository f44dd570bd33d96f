import { useEffect, useState } from "react"
import { DemoCode } from "#features/auth/second-factor/ui/demo-code.tsx"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import type { ProofView } from "../proof-schemas.ts"
import type { ProofWay } from "../proof-ways.ts"
import { loadProofView } from "./proof-calls.ts"
import { ProveByCode } from "./prove-by-code.tsx"
import { ProveByFactor } from "./prove-by-factor.tsx"
import { ProveByPasskey } from "./prove-by-passkey.tsx"
import { ProveByPassword } from "./prove-by-password.tsx"

const OTHER_WAY: Record<ProofWay, string> = {
  passkey: "Lieber mit Passkey",
  app: "Lieber mit der App",
  password: "Lieber mit Passwort",
  code: "Lieber mit Code per Mail",
}

type ProofWaysFormProps = { userId: number; onProven: () => void }

/** The quickest way to prove that it is oneself, and the others behind it. */
export function ProofWaysForm({ userId, onProven }: ProofWaysFormProps) {
  const [chosen, setChosen] = useState<ProofWay>()
  const [view, setView] = useState<ProofView>()
  const { run, failure } = useAction({ send: () => loadProofView(userId), done: setView })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it appears
  useEffect(() => void run(), [])
  const way = chosen ?? view?.ways[0]
  const form = { userId, onProven }
  if (!view) {
    return failure ? (
      <Notice tone="err" title={failure.text} isStacked isAlert>
        <Button size="small" variant="secondary" onClick={() => void run()}>
          Noch einmal versuchen
        </Button>
      </Notice>
    ) : null
  }
  return (
    <>
      {way === "passkey" && <ProveByPasskey {...form} />}
      {way === "app" && (
        <>
          <DemoCode code={view.demoCode} />
          <ProveByFactor {...form} />
        </>
      )}
      {way === "password" && <ProveByPassword {...form} />}
      {way === "code" && <ProveByCode {...form} email={view.email} />}
      {view.ways.length > 1 && (
        <div className="flex flex-wrap gap-x-3 gap-y-2 border-t border-line pt-4">
          {view.ways
            .filter((other) => other !== way)
            .map((other) => (
              <Button key={other} variant="text" size="small" onClick={() => setChosen(other)}>
                {OTHER_WAY[other]}
              </Button>
            ))}
        </div>
      )}
    </>
  )
}
