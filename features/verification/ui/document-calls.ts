import { api } from "#platform/api-client.ts"
import type { Decision, DocumentAnswer, DocumentFile, DocumentInput } from "../document-schemas.ts"

export function callSaveDocumentFile(
  file: File,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<DocumentFile> {
  return api.upload("/api/document-files", file, options)
}

export function callSubmitDocument(input: DocumentInput, intent: string): Promise<DocumentAnswer> {
  return api.post("/api/documents", input, { intent })
}

export function callDecideDocument(
  id: number,
  decision: Decision,
  intent: string,
): Promise<DocumentAnswer> {
  return api.post(`/api/documents/${id}/decision`, decision, { intent })
}
