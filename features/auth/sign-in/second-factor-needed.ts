/** The code of the refusal that asks for the second factor. */
export const SECOND_FACTOR_NEEDED = "second-factor-needed"
