/** Instead of a map that the browser cannot draw; what it is used for goes on by other means, as is said. */
export function NoMap({ instead }: { instead: string }) {
  return (
    <p className="flex h-full items-center justify-center p-gutter text-center text-ink2">
      Dein Browser kann hier keine Karte zeichnen. {instead}
    </p>
  )
}
