/** A moment, in milliseconds since 1970-01-01T00:00:00Z; the current one is always a parameter called `now`. */
export type Instant = number;
