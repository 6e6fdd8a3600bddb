import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type Ref, useEffect, useRef, useState } from 'react';
import type { AskPopupFacts } from '#contract/schemas/enquiry.ts';
import type { AnswerOf } from '#contract/schemas.ts';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { CalendarLink } from '../ui/calendar-link.tsx';
import { CardNumberNote } from '../ui/card-number-note.tsx';
import { Notice } from '../ui/notice.tsx';
import { CallTimeForm } from './call-time-form.tsx';
import { FirstAnswer } from './first-answer.tsx';

/** The submitted enquiry, and the data for the next step. */
export type Sent = {
  readonly answer: AnswerOf<'askQuestion'>;
  readonly phone: string;
  readonly email: string;
  readonly message: string;
};

/** A drawing of an envelope. */
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

/** The confirmation of an enquiry: the response time, a link to the conversation, and a phone call where available. */
export function AskSuccess({ sent, facts, onClose }: { sent: Sent; facts: AskPopupFacts; onClose: () => void }) {
  const { t } = useLingui();
  const [callFile, setCallFile] = useState<string | null>(null);
  const { answer, email, phone, message } = sent;
  const operator = facts.tour?.operator ?? t`Our team`;
  const top = useRef<SVGSVGElement>(null);
  // The visitor is at the end of a long form, so the confirmation scrolls to its top.
  useEffect(() => {
    // Newer browsers return a promise, which React would mistake for the effect's cleanup.
    void top.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div className="flex flex-col gap-5">
      <Envelope ref={top} />
      <p role="status" className="text-lg">
        {facts.answerHours === null ? (
          t`${operator} will reply to you. We’ll let you know by email to ${email}.`
        ) : (
          <Plural
            value={facts.answerHours}
            one={`${operator} usually replies within # hour. We’ll let you know by email to ${email}.`}
            other={`${operator} usually replies within # hours. We’ll let you know by email to ${email}.`}
          />
        )}
      </p>
      <CardNumberNote text={message} />
      {answer.firstAnswer ? <FirstAnswer known={answer.firstAnswer} /> : null}
      <div className="flex flex-wrap gap-3">
        <a href={answer.href} className={buttonClass('primary', 'normal')}>
          <Trans>Open the conversation</Trans>
        </a>
        <Button variant="secondary" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </div>
      {callFile !== null ? (
        <Notice kind="success" announce title={<Trans>We’ll call you at the time you chose.</Trans>}>
          <Trans>You’ll also find the details in the conversation. There’s nothing else to do for now.</Trans>
          <CalendarLink href={callFile} className="flex" />
        </Notice>
      ) : answer.isOBS ? (
        <CallTimeForm enquiryId={answer.id} code={answer.code} phone={phone} onDone={setCallFile} />
      ) : null}
    </div>
  );
}
