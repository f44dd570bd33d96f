import { logoMark } from "./scene/scene-mark.ts"

interface MarkColours {
  sun: string
  line: string
}

/** The mark as a picture of its own, without any ground. */
export function drawMark({ sun, line }: MarkColours): string {
  const { viewBox, sun: circle, ground, line: course } = logoMark
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="40" height="24" fill="none"><circle cx="${circle.cx}" cy="${circle.cy}" r="${circle.r}" fill="${sun}"/><path d="${ground.d}" stroke="${line}" stroke-width="${ground.strokeWidth}" stroke-dasharray="${ground.dashes}" opacity="${ground.opacity}"/><path d="${course.d}" stroke="${line}" stroke-width="${course.strokeWidth}"/></svg>`
}
