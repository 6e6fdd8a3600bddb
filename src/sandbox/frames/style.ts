/** The styles that a page may set on a field, with their validation. No value can load a resource. */
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

/** Applies the page's styles to a field. */
export function applyStyle(values: unknown): void {
  if (typeof values !== 'object' || values === null) return;
  const { style } = document.documentElement;
  for (const [name, value] of Object.entries(values)) {
    if (!Object.hasOwn(allowed, name) || typeof value !== 'string' || !allowed[name]?.(value)) continue;
    if (name === 'colorScheme') style.colorScheme = value;
    else style.setProperty(`--${name}`, value);
  }
}
