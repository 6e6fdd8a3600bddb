/** Input on an element before hydration, and the state in which the server rendered it. */
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
    /** Filled by the inline script of a page, in the order of the events; each element has one entry. */
    readonly earlyInput?: Map<HTMLElement, Early>;
  }
}

/** The time in ms after which a recorded press is dropped, because the visitor no longer expects it to count. */
const timeoutMs = 10_000;

const pause = () => new Promise((resolve) => setTimeout(resolve, 50));

/** Returns an element's React props; null while it is not hydrated. */
function propsOf(element: HTMLElement): Props | null {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
  return key ? ((element as unknown as Record<string, Props>)[key] ?? null) : null;
}

/** Finds the element that replaced a server-rendered one when its part was loaded later. */
function findAgain(element: HTMLElement): HTMLElement | null {
  if (element.isConnected) return element;
  if (element.id) return document.getElementById(element.id);
  const { name, value } = element as HTMLInputElement;
  return name ? document.querySelector(`[name="${CSS.escape(name)}"][value="${CSS.escape(value)}"]`) : null;
}

/** Waits until an element has a listener; null when that times out. */
async function whenListening(element: HTMLElement, listener: string): Promise<[HTMLElement, Props] | null> {
  for (const end = Date.now() + timeoutMs; Date.now() < end; await pause()) {
    const found = findAgain(element);
    const props = found && propsOf(found);
    if (found && props?.[listener]) return [found, props];
  }
  return null;
}

/** Sets a value as user input does, because React ignores a change to the value that it wrote itself. */
function write(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
  // Some fields commit their value on blur.
  if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** Restores typed or checked input, unless the page has a newer value: from a saved form, or from later input. */
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
  if (listening) listening[0].click();
  else if (element instanceof HTMLAnchorElement) window.location.assign(element.href);
}

/** Replays the input from before hydration: typed and checked values first, then clicks in their order. */
export async function replayEarlyInput(noted: Map<HTMLElement, Early>): Promise<void> {
  const all = [...noted];
  noted.clear();
  const since = Date.now() - timeoutMs;
  await Promise.all(all.map(([element, early]) => (early.type === 'input' ? typeAgain(element, early) : null)));
  for (const [element, { type, at }] of all) {
    if (type !== 'click') continue;
    if (at > since) await pressAgain(element);
    else element.removeAttribute('data-waiting');
  }
}
