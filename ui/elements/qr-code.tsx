/** A square of dots to scan: black on white in both themes, with the quiet zone that readers need. */
export function QrCode({ size, path, label }: { size: number; path: string; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`-4 -4 ${size + 8} ${size + 8}`}
      shapeRendering="crispEdges"
      className="w-full rounded-panel"
    >
      <path d={`M-4-4h${size + 8}v${size + 8}h-${size + 8}z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
