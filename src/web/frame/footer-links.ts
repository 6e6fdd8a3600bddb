import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A link of the footer; `plain` links leave the app, such as the API page. */
export type FooterLink = {
  readonly to: string;
  readonly label: MessageDescriptor;
  readonly plain?: boolean;
  /** Restricts the link to signed-in or to signed-out visitors. */
  readonly only?: 'signed-in' | 'signed-out';
};

/** The columns of the footer, with existing pages only. */
export const footerColumns: readonly { readonly title: MessageDescriptor; readonly links: readonly FooterLink[] }[] = [
  {
    title: msg`Discover`,
    links: [
      { to: '/', label: msg`Home` },
      { to: '/search', label: msg`All tours` },
      { to: '/destinations', label: msg`Destinations` },
      { to: '/styles', label: msg`Travel styles` },
      { to: '/membership', label: msg`Waymark+ membership` },
    ],
  },
  {
    title: msg`Your account`,
    links: [
      { to: '/login', label: msg`Sign in`, only: 'signed-out' },
      { to: '/signup', label: msg`Create an account`, only: 'signed-out' },
      { to: '/account', label: msg`Your account`, only: 'signed-in' },
      { to: '/wishlist', label: msg`Your wishlist` },
      { to: '/help', label: msg`Help` },
    ],
  },
  {
    title: msg`Waymark`,
    links: [
      { to: '/about', label: msg`About Waymark` },
      { to: '/travel-agents', label: msg`For travel agents` },
      { to: '/docs/api', label: msg`API documentation`, plain: true },
      { to: '/terms', label: msg`Terms of use` },
      { to: '/privacy', label: msg`Privacy` },
    ],
  },
];
