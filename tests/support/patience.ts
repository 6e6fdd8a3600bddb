/** How long tests poll for a result with `vi.waitFor`. It is not a measure of speed: a busy machine needs more time. */
export const patiently = { timeout: 60_000, interval: 50 } as const;
