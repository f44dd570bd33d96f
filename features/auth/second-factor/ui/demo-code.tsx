import { Notice } from "#ui/feedback/notice.tsx"

/** What the app of the demo world's back office would show, so that newcomers get in. */
export function DemoCode({ code }: { code: string | null }) {
  return code && <Notice tone="info" title={`Demo: Die App würde ${code} zeigen.`} />
}
