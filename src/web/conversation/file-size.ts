/** Formats a file size. */
export function fileSize(bytes: number, language: string): string {
  const [amount, unit, digits] = bytes < 1_000_000 ? [bytes / 1000, 'kilobyte', 0] : [bytes / 1_000_000, 'megabyte', 1];
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: unit as string,
    maximumFractionDigits: digits as number,
  }).format(Math.max(1, amount as number));
}
