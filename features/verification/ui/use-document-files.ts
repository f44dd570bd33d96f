import { useEffect, useRef, useState } from "react"
import { messageOf } from "#platform/api-failure.ts"
import { chosenFileProblem, MAX_FILES } from "../document-file.ts"
import type { DocumentFile } from "../document-schemas.ts"
import { callSaveDocumentFile } from "./document-calls.ts"

/** A file that was chosen: on its way, kept (`file`), or refused (`problem`). */
export interface ChosenFile {
  key: number
  name: string
  progress: number
  file?: DocumentFile
  problem?: string
}

let nextKey = 0

/** Sends files as soon as they are chosen, so that handing in is quick and loses none of them. */
export function useDocumentFiles() {
  const [files, setFiles] = useState<ChosenFile[]>([])
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  const change = (key: number, part: Partial<ChosenFile>) =>
    setFiles((known) => known.map((one) => (one.key === key ? { ...one, ...part } : one)))

  async function send(key: number, file: File) {
    const { signal } = leaving.current
    try {
      const onProgress = (progress: number) => change(key, { progress })
      change(key, { file: await callSaveDocumentFile(file, { signal, onProgress }) })
    } catch (error) {
      if (!signal.aborted) change(key, { problem: messageOf(error) })
    }
  }

  function add(chosen: readonly File[]) {
    const free = MAX_FILES - files.filter(({ problem }) => !problem).length
    const added = chosen.map((file, index) => {
      nextKey += 1
      const problem =
        index < free ? chosenFileProblem(file) : `Höchstens ${MAX_FILES} Dateien je Nachweis.`
      return {
        file,
        entry: { key: nextKey, name: file.name, progress: 0, ...(problem && { problem }) },
      }
    })
    setFiles((known) => [...known, ...added.map(({ entry }) => entry)])
    for (const { file, entry } of added) if (!entry.problem) void send(entry.key, file)
  }

  return {
    files,
    add,
    remove: (key: number) => setFiles((known) => known.filter((one) => one.key !== key)),
    fileIds: files.flatMap(({ file }) => file?.id ?? []),
    isSending: files.some(({ file, problem }) => !file && !problem),
  }
}
