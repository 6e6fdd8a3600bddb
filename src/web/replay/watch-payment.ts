/** The payment part of the booking page. */
export const paymentPart = '#booking-payment';

/** As far before it comes into view as its fields are fetched. */
const margin = '400px';

/** Calls back when the payment part of a page comes near or has the focus, once. Until its place is known `away` is not resolved. */
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
  const look = (): void => {
    const part = document.querySelector(paymentPart);
    if (part === watched) return;
    near.disconnect();
    watched = part;
    if (part) near.observe(part);
  };
  // It may come later than the page, and be drawn anew.
  const changes = new MutationObserver(look);
  changes.observe(document.body, { childList: true, subtree: true });
  const focused = ({ target }: FocusEvent): void => {
    if (target instanceof Element && target.closest(paymentPart)) onNear();
  };
  document.addEventListener('focusin', focused);
  look();
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
