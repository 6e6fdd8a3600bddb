const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const named = (list: typeof browsers, userAgent: string) => list.find(([sign]) => sign.test(userAgent))?.[1] ?? null;

/** Returns a display name for a browser, such as `Firefox · Windows`, or null when it is unknown. */
export function deviceName(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const parts = [named(browsers, userAgent), named(systems, userAgent)].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(' · ') : null;
}
