/** The selector of the booking page's payment section. */
export const paymentPart = '#booking-payment';

/** The distance at which its fields load before it scrolls into view. */
const margin = '400px';

/** Calls back once when the payment section comes near or has the focus. `away` resolves when its position is known. */
export function watchPayment(onNear: () => void): { readonly away: Promise<void>; readonly stop: () => void } {
  const { promise: away, resolve } = Promise.withResolvers<void>();
  let watched: Element | null = null;
  const near = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
      else resolve();
    },
    { rootMargin: margin },
  );
  const check = (): void => {
    const part = document.querySelector(paymentPart);
    if (part === watched) return;
    near.disconnect();
    watched = part;
    if (part) near.observe(part);
  };
  // It may be rendered later than the page, and again.
  const changes = new MutationObserver(check);
  changes.observe(document.body, { childList: true, subtree: true });
  const focused = ({ target }: FocusEvent): void => {
    if (target instanceof Element && target.closest(paymentPart)) onNear();
  };
  document.addEventListener('focusin', focused);
  check();
  if (!watched) resolve();
  return {
    away,
    stop: () => {
      near.disconnect();
      changes.disconnect();
      document.removeEventListener('focusin', focused);
    },
  };
}
