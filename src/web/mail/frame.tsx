import { Trans, useLingui } from '@lingui/react/macro';
import { createContext, type ReactNode, useContext } from 'react';
import { LOGO_IN_MAIL, type SellerInMail } from '#contract/mail.ts';
import { styles } from './styles.ts';

/** The main action of an email. */
export type MailAction = { readonly label: string; readonly url: string };

/** A paragraph of an email. Pass user input through `t`: inside `Trans`, tags in it would be parsed as ours. */
export function MailText({ children }: { children: ReactNode }) {
  return <p style={styles.paragraph}>{children}</p>;
}

/** A link within a sentence of an email. */
export function MailLink({ url, children }: { url: string; children: ReactNode }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" style={styles.link}>
      {children}
    </a>
  );
}

/** The agency of the client who receives the email. */
export const SellerContext = createContext<SellerInMail | null>(null);

/** The client of the hold or booking, in the copy for their agency. */
export const AgencyCopyContext = createContext<string | null>(null);

/** The note below a link: for the client, who needs no login, or for the agency, which signs in. */
export function LinkNote({ children }: { children: ReactNode }) {
  return useContext(AgencyCopyContext) === null ? children : <Trans>Sign in to your agency account to open it.</Trans>;
}

/** Half of the stored size, for high-density screens. */
const logoBox = { width: 240, height: 72 };

/** The agency's logo, embedded in the email, and its contact details. */
function Seller({ name, contact, logo }: SellerInMail) {
  const scale = logo ? Math.min(1, logoBox.width / logo.width, logoBox.height / logo.height) : 1;
  return (
    <div style={styles.seller}>
      {logo ? (
        <img
          src={`cid:${LOGO_IN_MAIL}`}
          alt={name}
          width={Math.max(1, Math.round(logo.width * scale))}
          height={Math.max(1, Math.round(logo.height * scale))}
          style={styles.logo}
          data-skip-in-text="true"
        />
      ) : null}
      <p style={styles.small}>{[name, contact].filter(Boolean).join(' · ')}</p>
    </div>
  );
}

/** The layout of every email: preview text, heading, content, one action and a note. */
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
  const { t, i18n } = useLingui();
  const { label, url } = action;
  const client = useContext(AgencyCopyContext);
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
      <body style={styles.page}>
        <div style={styles.preheader} data-skip-in-text="true">
          {preheader}
        </div>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
          <tbody>
            <tr>
              <td align="center" style={styles.frame}>
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
                      <td style={styles.brand}>Waymark</td>
                    </tr>
                    <tr>
                      <td style={styles.card}>
                        {seller ? <Seller {...seller} /> : null}
                        {client === null ? null : (
                          <p style={styles.small}>{t`Copy for your agency. Client: ${client}`}</p>
                        )}
                        <h1 style={styles.heading}>{heading}</h1>
                        {children}
                        <div style={styles.actionRow}>
                          <a href={url} target="_blank" rel="noopener noreferrer" style={styles.action}>
                            {label}
                          </a>
                        </div>
                        <p style={styles.small}>{note}</p>
                        <p style={styles.small} data-skip-in-text="true">
                          <Trans>If the button doesn’t work, open this link:</Trans>{' '}
                          <MailLink url={url}>{url}</MailLink>
                        </p>
                      </td>
                    </tr>
                    <tr>
                      <td style={styles.foot}>
                        <Trans>Waymark, tours worth the days you give them. This is an automatic message.</Trans>
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
