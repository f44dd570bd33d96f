/** So many pictures of each kind of landscape are composed; a seed chooses one of them. */
export const COMPOSITIONS = 5
