import { type ComponentProps, useEffect } from 'react';
import { Form, useActionData, useNavigation } from 'react-router';
import { TokenField } from './token-field.tsx';

type FormProps = ComponentProps<typeof Form>;

type Press = { readonly form: HTMLFormElement; readonly submitter: HTMLElement | null; readonly content: string };

/** The presses in forms of this page while another form was being submitted. */
let waiting: readonly Press[] = [];
/** Whether one of them was just submitted and the router does not report it yet. */
let sent = false;

/** Returns the content that a form would submit, without its token. */
function contentOf(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const fields = [...new FormData(form, submitter)].filter(([name]) => name !== 'security_token');
  return JSON.stringify(fields);
}

/**
 * Returns whether a press would still submit the same content: the response to another form may have changed or removed
 * the form.
 */
const isMeant = ({ form, submitter, content }: Press): boolean =>
  form.isConnected && (!submitter || form.contains(submitter)) && contentOf(form, submitter) === content;

/**
 * A form with the security token that is submitted as a page, with and without scripts. The router aborts a pending
 * submission when another form is submitted, so here the other one waits for the response. After a refusal nothing
 * waiting is submitted, so that the visitor can read the message first.
 */
export function PostForm({ onSubmit, children, ...props }: Omit<FormProps, 'method'>) {
  const busy = useNavigation().formData !== undefined;
  const refused = useActionData<{ readonly problems?: unknown } | null>()?.problems !== undefined;
  useEffect(() => {
    if (busy) {
      sent = false;
      return;
    }
    if (sent) return;
    waiting = refused ? [] : waiting.filter(isMeant);
    const [next, ...rest] = waiting;
    if (!next) return;
    waiting = rest;
    sent = true;
    next.form.requestSubmit(next.submitter);
  }, [busy, refused]);
  const send: FormProps['onSubmit'] = (event) => {
    onSubmit?.(event);
    if (!busy || event.defaultPrevented) return;
    event.preventDefault();
    const { currentTarget: form, submitter } = event;
    const content = contentOf(form, submitter);
    waiting = [...waiting.filter((one) => one.form !== form), { form, submitter, content }];
  };
  return (
    <Form {...props} method="post" onSubmit={send}>
      <TokenField />
      {children}
    </Form>
  );
}
