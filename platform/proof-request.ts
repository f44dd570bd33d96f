import { create } from "zustand"

interface ProofState {
  /** A call waits until its person has proved who they are, or would rather not. */
  settle: ((isProven: boolean) => void) | undefined
}

/** What `app/proof-host.tsx` asks for; everybody else uses the function below. */
export const useProofRequest = create<ProofState>()(() => ({ settle: undefined }))

let asking: Promise<boolean> | undefined

/** Asks whoever is here to prove who they are, once for all calls that wait for it. */
export function askForProof(): Promise<boolean> {
  asking ??= new Promise<boolean>((settle) => {
    useProofRequest.setState({ settle })
  }).finally(() => {
    asking = undefined
    useProofRequest.setState({ settle: undefined })
  })
  return asking
}
