import { type ComponentProps, useEffect } from 'react';
import { Form, useActionData, useNavigation } from 'react-router';
import { TokenField } from './token-field.tsx';

type FormProps = ComponentProps<typeof Form>;

/** What was pressed in forms of this page while another was on its way. */
let waiting: { readonly form: HTMLFormElement; readonly submitter: HTMLElement | null }[] = [];
/** Whether one of them was just sent, and the page has not heard of that yet. */
let sent = false;

/**
 * A form that is sent as a page, with and without scripts, with the security token in it. The router gives up a form that is on its way
 * when another is sent; here the other waits for the answer. A refusal is to be read: nothing is sent after it that nobody presses again.
 */
export function PostForm({ onSubmit, children, ...rest }: Omit<FormProps, 'method'>) {
  const busy = useNavigation().formData !== undefined;
  const refused = useActionData<{ readonly problems?: unknown } | null>()?.problems !== undefined;
  useEffect(() => {
    if (busy) {
      sent = false;
      return;
    }
    if (refused) waiting = [];
    const next = sent ? undefined : waiting.find(({ form }) => form.isConnected);
    if (!next) return;
    waiting = waiting.filter(({ form }) => form !== next.form && form.isConnected);
    sent = true;
    next.form.requestSubmit(next.submitter);
  }, [busy, refused]);
  const send: FormProps['onSubmit'] = (event) => {
    onSubmit?.(event);
    if (!busy || event.defaultPrevented) return;
    event.preventDefault();
    const { currentTarget: form, submitter } = event;
    waiting = [...waiting.filter((one) => one.form !== form), { form, submitter }];
  };
  return (
    <Form {...rest} method="post" onSubmit={send}>
      <TokenField />
      {children}
    </Form>
  );
}
