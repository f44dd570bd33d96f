import type { SendOptions } from "#features/users/photos/ui/use-photo-uploads.ts"
import { api } from "#platform/api-client.ts"
import {
  addMemoryCallPath,
  memoryCallPath,
  memoryConsentCallPath,
  memoryRequestCallPath,
} from "../memory-paths.ts"
import type { AddedMemory, MemoryRequestInput } from "../memory-schemas.ts"

export function callAddMemory(
  flightId: number,
  file: Blob,
  options: SendOptions,
): Promise<AddedMemory> {
  return api.upload(addMemoryCallPath(flightId), file, options)
}

export function callCaption(memoryId: number, caption: string, intent: string): Promise<void> {
  return api.put(memoryCallPath(memoryId), { caption }, { intent })
}

export function callRemoveMemory(memoryId: number, intent: string): Promise<void> {
  return api.delete(memoryCallPath(memoryId), undefined, { intent })
}

export function callAskToShow(
  memoryId: number,
  input: MemoryRequestInput,
  intent: string,
): Promise<void> {
  return api.post(memoryRequestCallPath(memoryId), input, { intent })
}

export function callTakeBack(memoryId: number, intent: string): Promise<void> {
  return api.delete(memoryRequestCallPath(memoryId), undefined, { intent })
}

export function callAnswer(memoryId: number, agrees: boolean, intent: string): Promise<void> {
  return api.put(memoryConsentCallPath(memoryId), { agrees }, { intent })
}
