/**
 * How Node is started. Rendering pages makes much that is soon forgotten; left alone, Node keeps so much room for it that a shop
 * takes half as much memory again. Room for 8 MB at a time holds it down.
 */
export const nodeFlags = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=8'];
