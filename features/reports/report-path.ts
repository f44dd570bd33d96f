export const REPORT_SUBJECTS = [
  "flight",
  "profile",
  "review",
  "review_reply",
  "message",
  "memory",
] as const
export type ReportSubject = (typeof REPORT_SUBJECTS)[number]

/** What each is called in addresses. */
export const SUBJECT_PARAMS: Record<ReportSubject, string> = {
  flight: "flug",
  profile: "profil",
  review: "bewertung",
  review_reply: "antwort",
  message: "nachricht",
  memory: "albumfoto",
}

const REPORT_PATH = "/de/melden"

/** Where something is reported. */
export function reportPath(subject: ReportSubject, id: number): string {
  return `${REPORT_PATH}?${SUBJECT_PARAMS[subject]}=${id}`
}

/** What such an address is about; undefined where it names nothing. */
export function parseReportPath(
  parameters: URLSearchParams,
): { subject: ReportSubject; id: string } | undefined {
  for (const subject of REPORT_SUBJECTS) {
    const id = parameters.get(SUBJECT_PARAMS[subject])
    if (id) return { subject, id }
  }
  return undefined
}
