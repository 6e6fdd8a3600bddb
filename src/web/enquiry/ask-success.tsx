import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type Ref, useEffect, useRef, useState } from 'react';
import type { AskPopupFacts } from '#contract/schemas/enquiry.ts';
import type { AnswerOf } from '#contract/schemas.ts';
import { Button } from '../ui/button.tsx';
import { buttonLook } from '../ui/button-look.ts';
import { CalendarLink } from '../ui/calendar-link.tsx';
import { Notice } from '../ui/notice.tsx';
import { CallTimeForm } from './call-time-form.tsx';
import { FirstAnswer } from './first-answer.tsx';

/** What became of a question, and what the next step needs of it. */
export type Sent = { readonly answer: AnswerOf<'askQuestion'>; readonly phone: string; readonly email: string };

/** An envelope, drawn. */
function Envelope({ ref }: { ref: Ref<SVGSVGElement> }) {
  return (
    <svg ref={ref} viewBox="0 0 96 64" className="h-20 w-auto self-center text-pine" fill="none" aria-hidden="true">
      <rect
        x="2"
        y="8"
        width="80"
        height="52"
        rx="6"
        fill="var(--color-pine-soft)"
        stroke="currentColor"
        strokeWidth="3"
      />
      <path d="m4 14 38 27 38-27" stroke="currentColor" strokeWidth="3" strokeLinejoin="round" />
      <circle cx="80" cy="14" r="14" fill="currentColor" />
      <path
        d="m73.5 14 4.5 5 9-10"
        stroke="var(--color-paper)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** What happens after a question has arrived: the answer time, the way to the conversation, and a call where it is offered. */
export function AskSuccess({ sent, facts, onClose }: { sent: Sent; facts: AskPopupFacts; onClose: () => void }) {
  const { t } = useLingui();
  const [callFile, setCallFile] = useState<string | null>(null);
  const { answer, email, phone } = sent;
  const operator = facts.tour?.operator ?? t`Our team`;
  const top = useRef<SVGSVGElement>(null);
  // Whoever sent a long form is at its end; what came of it is told from its beginning.
  useEffect(() => {
    // Newer browsers answer a promise, which React would take for what ends the effect.
    void top.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div className="flex flex-col gap-5">
      <Envelope ref={top} />
      <p role="status" className="text-lg">
        {facts.answerHours === null ? (
          t`${operator} will answer you. We tell you by mail to ${email}.`
        ) : (
          <Plural
            value={facts.answerHours}
            one={`${operator} usually answers within # hour. We tell you by mail to ${email}.`}
            other={`${operator} usually answers within # hours. We tell you by mail to ${email}.`}
          />
        )}
      </p>
      {answer.firstAnswer ? <FirstAnswer known={answer.firstAnswer} /> : null}
      <div className="flex flex-wrap gap-3">
        <a href={answer.href} className={buttonLook('primary', 'normal')}>
          <Trans>Open the conversation</Trans>
        </a>
        <Button variant="secondary" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </div>
      {callFile !== null ? (
        <Notice kind="success" announce title={<Trans>We have noted when to call you.</Trans>}>
          <Trans>You find it in the conversation, too. Until then you need not do anything.</Trans>
          <CalendarLink href={callFile} className="flex" />
        </Notice>
      ) : answer.isOBS ? (
        <CallTimeForm enquiryId={answer.id} code={answer.code} phone={phone} onDone={setCallFile} />
      ) : null}
    </div>
  );
}
