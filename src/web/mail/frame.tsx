import { Trans, useLingui } from '@lingui/react/macro';
import { createContext, type ReactNode, useContext } from 'react';
import { LOGO_IN_MAIL, type SellerInMail } from '#contract/mail.ts';
import { look } from './look.ts';

/** The one thing that a mail asks its reader to do. */
export type MailAction = { readonly label: string; readonly url: string };

/** A paragraph of a mail. What a person typed comes in by `t`: inside `Trans`, tags in it would be taken for our own. */
export function MailText({ children }: { children: ReactNode }) {
  return <p style={look.paragraph}>{children}</p>;
}

/** A link inside a sentence of a mail. */
export function MailLink({ url, children }: { url: string; children: ReactNode }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" style={look.link}>
      {children}
    </a>
  );
}

/** The agency whose client reads this mail. */
export const SellerContext = createContext<SellerInMail | null>(null);

/** Half of what is kept, for screens that show two dots for one. */
const logoBox = { width: 240, height: 72 };

/** The agency's logo, which the mail carries itself, and how the agency is reached. */
function Seller({ name, contact, logo }: SellerInMail) {
  const scale = logo ? Math.min(1, logoBox.width / logo.width, logoBox.height / logo.height) : 1;
  return (
    <div style={look.seller}>
      {logo ? (
        <img
          src={`cid:${LOGO_IN_MAIL}`}
          alt={name}
          width={Math.max(1, Math.round(logo.width * scale))}
          height={Math.max(1, Math.round(logo.height * scale))}
          style={look.logo}
          data-skip-in-text="true"
        />
      ) : null}
      <p style={look.small}>{[name, contact].filter(Boolean).join(' · ')}</p>
    </div>
  );
}

/** The frame of every mail: what the inbox shows beside the subject, a heading, words, one action and a quiet note. */
export function MailFrame({
  preheader,
  heading,
  action,
  note,
  children,
}: {
  preheader: string;
  heading: string;
  action: MailAction;
  note: ReactNode;
  children: ReactNode;
}) {
  const { i18n } = useLingui();
  const { label, url } = action;
  const seller = useContext(SellerContext);
  return (
    <html lang={i18n.locale} dir="ltr">
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light only" />
        <meta name="supported-color-schemes" content="light only" />
        <title>{heading}</title>
      </head>
      <body style={look.page}>
        <div style={look.preheader} data-skip-in-text="true">
          {preheader}
        </div>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
          <tbody>
            <tr>
              <td align="center" style={look.frame}>
                <table
                  role="presentation"
                  width="100%"
                  cellPadding={0}
                  cellSpacing={0}
                  border={0}
                  style={{ maxWidth: 560 }}
                >
                  <tbody>
                    <tr>
                      <td style={look.brand}>Waymark</td>
                    </tr>
                    <tr>
                      <td style={look.card}>
                        {seller ? <Seller {...seller} /> : null}
                        <h1 style={look.heading}>{heading}</h1>
                        {children}
                        <div style={look.actionRow}>
                          <a href={url} target="_blank" rel="noopener noreferrer" style={look.action}>
                            {label}
                          </a>
                        </div>
                        <p style={look.small}>{note}</p>
                        <p style={look.small} data-skip-in-text="true">
                          <Trans>If the button does nothing, open this address:</Trans>{' '}
                          <MailLink url={url}>{url}</MailLink>
                        </p>
                      </td>
                    </tr>
                    <tr>
                      <td style={look.foot}>
                        <Trans>Waymark, tours worth the days you give them. This mail was written by our system.</Trans>
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}
