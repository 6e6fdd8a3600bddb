import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** One link of the footer; `plain` ones lead out of the web pages, such as to the API page. */
export type FooterLink = { readonly to: string; readonly label: MessageDescriptor; readonly plain?: boolean };

/** The columns of the footer. Only pages that exist are listed: whoever adds a page adds its link here. */
export const footerColumns: readonly { readonly title: MessageDescriptor; readonly links: readonly FooterLink[] }[] = [
  {
    title: msg`Discover`,
    links: [{ to: '/', label: msg`Home` }],
  },
  {
    title: msg`Your account`,
    links: [
      { to: '/login', label: msg`Log in` },
      { to: '/signup', label: msg`Create an account` },
    ],
  },
  {
    title: msg`For partners`,
    links: [{ to: '/docs/api', label: msg`API documentation`, plain: true }],
  },
];
