/** How long a test waits for something to come about, for `vi.waitFor`. It is no measure of speed: a busy machine takes its time. */
export const patiently = { timeout: 60_000, interval: 50 } as const;
