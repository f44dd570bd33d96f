/** Where the file of a copy lies in the store, once it is made. */
export function exportFileKey(exportId: string): string {
  return `exports/${exportId}.zip`
}
