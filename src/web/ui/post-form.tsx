import { type ComponentProps, useEffect } from 'react';
import { Form, useActionData, useNavigation } from 'react-router';
import { TokenField } from './token-field.tsx';

type FormProps = ComponentProps<typeof Form>;

type Press = { readonly form: HTMLFormElement; readonly submitter: HTMLElement | null; readonly content: string };

/** What was pressed in forms of this page while another was on its way. */
let waiting: readonly Press[] = [];
/** Whether one of them was just sent, and the page has not heard of that yet. */
let sent = false;

/** What a form would send, but for its token. */
function contentOf(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const fields = [...new FormData(form, submitter)].filter(([name]) => name !== 'security_token');
  return JSON.stringify(fields);
}

/** Whether a press would still send what it meant: the answer to another may have changed the form, or taken it away. */
const isMeant = ({ form, submitter, content }: Press): boolean =>
  form.isConnected && (!submitter || form.contains(submitter)) && contentOf(form, submitter) === content;

/**
 * A form that is sent as a page, with and without scripts, with the security token in it. The router gives up a form that is on its way
 * when another is sent; here the other waits for the answer. A refusal is to be read: nothing is sent after it that nobody presses again.
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
