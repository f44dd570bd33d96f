/** Names how scenes look today. A test computes it from drawings and says when it has to change. */
export const SCENE_EDITION = "e8821cab"
