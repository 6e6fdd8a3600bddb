import type { ChatPrompt } from '#domain/enquiry/chat.ts';

export const tourPrompt = 5498;
export const bookingPrompt = 4228;
export const paymentFailedPrompt = 4230;

/** Returns the prompt of a page by its path without the language. Tour pages have one in English only. */
export function pagePrompt(pathname: string, language: string): ChatPrompt | null {
  if (/^\/t\/[^/]+$/.test(pathname)) return language === 'en' ? tourPrompt : null;
  return pathname.startsWith('/book-now/') ? bookingPrompt : null;
}
