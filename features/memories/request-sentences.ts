import type { ConsentReasons } from "./album-view.ts"
import type { RequestEnd } from "./memory.ts"

/** Why somebody is asked, as one sentence to them. */
export function sentenceOfReasons({ isAuthor, isPictured, hasCompanions }: ConsentReasons): string {
  const reasons = [
    ...(isAuthor ? ["es von dir ist"] : []),
    ...(isPictured ? ["du darauf zu erkennen bist"] : []),
    ...(hasCompanions ? ["deine Begleitung darauf zu erkennen ist"] : []),
  ]
  const last = reasons.pop() ?? ""
  const why = reasons.length > 0 ? `${reasons.join(", ")} und ${last}` : last
  const ask = hasCompanions ? " Frag deine Begleitung, bevor du für sie antwortest." : ""
  return `Du wirst gefragt, weil ${why}.${ask}`
}

/** How a request went, where it is over. Who has said no is nobody's business. */
export const END_SENTENCES: Record<RequestEnd, string> = {
  declined: "Nicht alle waren einverstanden. Das Foto bleibt unter euch.",
  withdrawn: "Ein Einverständnis wurde zurückgenommen. Das Foto ist nur noch hier zu sehen.",
  objected: "Jemand von euch ist auch zu erkennen und möchte es nicht. Das Foto bleibt unter euch.",
  taken_back: "Das Foto ist nur hier zu sehen.",
  expired: "In 14 Tagen haben nicht alle geantwortet. Das Foto bleibt unter euch.",
  left: "Wer gefragt war, hat das Konto gelöscht. Das Foto bleibt unter euch.",
  hidden: "Das Foto wird nicht mehr gezeigt.",
}
