import type { CaseName } from "#features/admin/open-case.ts"
import { api } from "#platform/api-client.ts"
import {
  type AssignInput,
  assignCallPath,
  type CaseNoteInput,
  caseNotesCallPath,
} from "../case-schemas.ts"

export function callAssign(name: CaseName, input: AssignInput, intent: string): Promise<void> {
  return api.put(assignCallPath(name), input, { intent })
}

export function callAddCaseNote(
  name: CaseName,
  input: CaseNoteInput,
  intent: string,
): Promise<{ id: number }> {
  return api.post(caseNotesCallPath(name), input, { intent })
}
