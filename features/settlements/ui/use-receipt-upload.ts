import { useEffect, useRef, useState } from "react"
import { chosenFileProblem } from "#features/verification/document-file.ts"
import { api } from "#platform/api-client.ts"
import { messageOf } from "#platform/api-failure.ts"
import type { CostReceipt } from "../cost-receipt.ts"
import { costReceiptsCallPath } from "../settlement-paths.ts"

/** Sends one receipt after the other; what was refused says why. */
export function useReceiptUpload(flightId: number, onDone: (receipt: CostReceipt) => void) {
  const [progress, setProgress] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  async function send(file: File) {
    const refused = chosenFileProblem(file)
    setProblem(refused)
    if (refused) return
    const { signal } = leaving.current
    setProgress(0)
    try {
      const path = costReceiptsCallPath(flightId)
      const receipt: CostReceipt = await api.upload(path, file, { signal, onProgress: setProgress })
      onDone(receipt)
    } catch (error) {
      if (!signal.aborted) setProblem(messageOf(error))
    } finally {
      if (!signal.aborted) setProgress(undefined)
    }
  }

  return { progress, problem, send }
}
