/** The declaration as it stands on page and in mail, every line of it. */
export function Statement({ children }: { children: string }) {
  return (
    <blockquote className="rounded-panel bg-sunken px-5 py-4 text-lead [overflow-wrap:anywhere] whitespace-pre-line">
      {children}
    </blockquote>
  )
}
