/*
 * What section 7(3) UWG asks of mails that invite to review: a notice where the address is given, and another in
 * each mail. One home for the sentences, so that none of the places says less.
 */

/** Beside every field in which somebody gives their address for good. */
export const REVIEW_MAILS_NOTICE =
  "Nach einem Flug laden wir dich per Mail ein, ihn zu bewerten, und erinnern dich einmal. Dem kannst du jederzeit widersprechen, in den Einstellungen oder in jeder dieser Mails. Dafür entstehen dir keine anderen Kosten als die Übermittlungskosten nach den Basistarifen."

/** At the end of every such mail, before the link. */
export const REVIEW_MAILS_OBJECTION =
  "Möchtest du solche Mails nicht mehr bekommen, kannst du jederzeit widersprechen. Dafür entstehen dir keine anderen Kosten als die Übermittlungskosten nach den Basistarifen."
