/** A link in running text, whether it opens a page or a popup. */
export const linkLook =
  'inline-flex min-h-6 items-center rounded-sm text-start font-medium text-pine underline decoration-1 underline-offset-4 hover:decoration-2';
