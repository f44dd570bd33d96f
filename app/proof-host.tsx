import { useProofRequest } from "#platform/proof-request.ts"
import { LazyPart } from "#ui/loading/lazy-part.tsx"

const loadProofDialog = () =>
  import("#features/auth/proof/ui/proof-dialog.tsx").then((module) => module.ProofDialog)

/** Asks for the proof that a call waits for, in front of whatever page has sent it. */
export function ProofHost({ userId }: { userId: number }) {
  const { settle } = useProofRequest()
  if (!settle) return null
  return (
    <LazyPart load={loadProofDialog} onLost={() => settle(false)}>
      {(ProofDialog) => (
        <ProofDialog userId={userId} onProven={() => settle(true)} onClose={() => settle(false)} />
      )}
    </LazyPart>
  )
}
