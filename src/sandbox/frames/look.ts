/** What a page may say about how a field looks, and when to believe it. Nothing that could load anything passes. */
const allowed: Readonly<Record<string, (value: string) => boolean>> = {
  color: (value) => isColour(value),
  placeholderColor: (value) => isColour(value),
  fontFamily: (value) => /^[\w\s,'"-]{1,200}$/.test(value),
  fontSize: (value) => /^\d{1,2}(\.\d{1,4})?(px|rem)$/.test(value),
  fontWeight: (value) => /^[1-9]00$/.test(value),
  colorScheme: (value) => /^(light|dark)$/.test(value),
};

const isColour = (value: string): boolean =>
  value.length <= 64 && !/url|var/i.test(value) && CSS.supports('color', value);

/** Makes a field look part of the page. */
export function applyLook(look: unknown): void {
  if (typeof look !== 'object' || look === null) return;
  const { style } = document.documentElement;
  for (const [name, value] of Object.entries(look)) {
    if (!Object.hasOwn(allowed, name) || typeof value !== 'string' || !allowed[name]?.(value)) continue;
    if (name === 'colorScheme') style.colorScheme = value;
    else style.setProperty(`--${name}`, value);
  }
}
