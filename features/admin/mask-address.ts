/** „l•••@flug.example“: enough to recognise one's own case, too little to write to somebody. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf("@")
  return at < 1 ? "•••" : `${address[0]}•••${address.slice(at)}`
}

/** The same for every address in a text, such as what a mail server has answered. */
export function maskAddresses(text: string): string {
  return text.replaceAll(/[^\s<>"'()[\]:;,]+@[^\s<>"'()[\]:;,]+/g, maskAddress)
}
