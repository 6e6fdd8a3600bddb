import { Trans } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';
import type { AnswerOf } from '#contract/schemas.ts';
import { ContentText } from '../../content/content-text.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Shows terms as a text or as a link to them; anything else shows a warning. */
export function TermsText({ terms }: { terms: AnswerOf<'loadTerms'> }) {
  const { content, title } = terms;
  const known = terms.status === 'OK' ? terms.content_type : 'none';
  if (known === 'html') return <ContentText body={content} />;
  if (known === 'url' && /^https?:\/\//.test(content))
    return (
      <p>
        <a
          href={content}
          target="_blank"
          rel="noreferrer"
          className="inline-flex items-center gap-2 font-medium text-pine underline underline-offset-4"
        >
          {title}
          <ExternalLink aria-hidden="true" className="size-4" />
          <span className="sr-only">
            <Trans>(opens in a new window)</Trans>
          </span>
        </a>
      </p>
    );
  return (
    <Notice kind="warning">
      <Trans>We can’t show these terms right now. We’re happy to send them to you: please contact us.</Trans>
    </Notice>
  );
}
