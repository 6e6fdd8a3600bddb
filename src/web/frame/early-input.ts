/** What somebody did with a piece of the page before React was there, and how the server had drawn it. */
type Early = {
  readonly type: 'click' | 'input';
  readonly at: number;
  readonly value: string;
  readonly checked?: boolean;
  readonly defaultValue?: string;
  readonly defaultChecked?: boolean;
};

type Props = Readonly<Record<string, unknown>>;

declare global {
  interface Window {
    /** Filled by the first script of a page, in the order in which things were done; each piece stands in it once. */
    readonly earlyInput?: Map<HTMLElement, Early>;
  }
}

/** After so long nobody expects a press to count any more, and nothing is waited for longer, in ms. */
const patience = 10_000;

const pause = () => new Promise((resolve) => setTimeout(resolve, 50));

/** What React gave an element; null while it has not taken it over. */
function propsOf(element: HTMLElement): Props | null {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
  return key ? ((element as unknown as Record<string, Props>)[key] ?? null) : null;
}

/** The same piece in what is shown now: a part that is fetched later takes the place of what the server drew. */
function findAgain(element: HTMLElement): HTMLElement | null {
  if (element.isConnected) return element;
  if (element.id) return document.getElementById(element.id);
  const { name, value } = element as HTMLInputElement;
  return name ? document.querySelector(`[name="${CSS.escape(name)}"][value="${CSS.escape(value)}"]`) : null;
}

/** The piece once it listens; null when it never does. */
async function whenListening(element: HTMLElement, listener: string): Promise<[HTMLElement, Props] | null> {
  for (const end = performance.now() + patience; performance.now() < end; await pause()) {
    const found = findAgain(element);
    const props = found && propsOf(found);
    if (found && props?.[listener]) return [found, props];
  }
  return null;
}

/** Writes a value as a visitor does: React hears of a change only when it differs from what it wrote itself. */
function write(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
  // Some fields take what was typed when they are left.
  if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** Types or ticks again, unless the page knows better by now: from what was kept of an earlier visit, or typed since. */
async function typeAgain(element: HTMLElement, early: Early): Promise<void> {
  const listening = await whenListening(element, 'onChange');
  if (!listening) return;
  const [field, props] = listening as [HTMLInputElement, Props];
  if (field.type === 'checkbox' || field.type === 'radio') {
    if (props.checked !== early.defaultChecked || early.checked === early.defaultChecked) return;
    field.checked = !early.checked;
    field.click();
  } else if (early.defaultValue === undefined || props.value === early.defaultValue) {
    write(field, early.value);
  }
}

async function pressAgain(element: HTMLElement): Promise<void> {
  const listening = await whenListening(element, 'onClick');
  element.removeAttribute('data-waiting');
  listening?.[0].click();
}

/** Does again what was done before the page was alive: what was typed and ticked, then what was pressed, in its order. */
export async function replayEarlyInput(noted: Map<HTMLElement, Early>): Promise<void> {
  const all = [...noted];
  noted.clear();
  const since = performance.now() - patience;
  await Promise.all(all.map(([element, early]) => (early.type === 'input' ? typeAgain(element, early) : null)));
  for (const [element, { type, at }] of all) {
    if (type !== 'click') continue;
    if (at > since) await pressAgain(element);
    else element.removeAttribute('data-waiting');
  }
}
