/** The class of links in running text, for pages and popups. */
export const linkClass =
  'inline-flex min-h-6 items-center rounded-sm text-start font-medium text-pine underline decoration-1 underline-offset-4 hover:decoration-2';
