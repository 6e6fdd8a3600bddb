import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { Button, type ButtonProps } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { PostForm } from '../ui/post-form.tsx';
import type { Refused } from './answer.ts';

/** A form that works with and without scripts, with its errors above it and the security token inside. */
export function AccountForm({
  refused,
  intent,
  children,
}: {
  refused?: Refused | undefined;
  /** Identifies the form where a page has several. */
  intent?: string | undefined;
  children: ReactNode;
}) {
  return (
    <PostForm noValidate className="flex flex-col gap-5">
      <ErrorSummary problems={refused?.problems ?? []} attempt={refused?.attempt} />
      {intent ? <input type="hidden" name="intent" value={intent} /> : null}
      {children}
    </PostForm>
  );
}

/** The submit button of a form; it shows a pending state while its own form is being submitted. */
export function SubmitButton({ intent, ...rest }: ButtonProps & { intent?: string | undefined }) {
  const { formData } = useNavigation();
  const pending = formData !== undefined && (intent === undefined || formData.get('intent') === intent);
  return <Button type="submit" pending={pending} {...rest} />;
}
