import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { type ApiCall, schemaFields, schemaWords } from './api-document.ts';

type Field = ReturnType<typeof schemaFields>[number];

/** The fields of a request or a response, collapsed because some responses have a hundred. */
function Section({ title, fields }: { title: ReactNode; fields: readonly Field[] }) {
  return (
    <details className="group rounded-field border border-line bg-paper">
      <summary className="flex min-h-11 items-center justify-between gap-4 px-4 py-2">
        <span className="eyebrow text-ink-soft">{title}</span>
        <span className="figures text-ink-soft text-sm">
          <Plural value={fields.length} _0="nothing" one="# field" other="# fields" />
        </span>
      </summary>
      <dl className="divide-y divide-line border-line border-t px-4 text-sm">
        {fields.map(({ path, words, required }) => (
          <div key={path} className="grid gap-x-4 py-1.5 sm:grid-cols-[minmax(0,18rem)_1fr]">
            <dt className="break-all font-mono">{path}</dt>
            <dd className="break-words text-ink-soft">
              {words} {required ? <Trans>(required)</Trans> : null}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** One operation: its URL, who may call it, its request and its response. */
export function ApiOperation({ path, method, operation }: { path: string; method: string; operation: ApiCall }) {
  const body = operation.requestBody?.content['application/json']?.schema;
  const answer = operation.responses['200']?.content?.['application/json']?.schema;
  const access = operation['x-access'];
  const limit = operation['x-limit'];
  const takes = [
    ...operation.parameters.map(({ name, required, schema }) => ({ path: name, words: schemaWords(schema), required })),
    ...(body ? schemaFields(body) : []),
  ];
  return (
    <section
      id={operation.operationId}
      aria-labelledby={`${operation.operationId}-title`}
      className="scroll-mt-24 space-y-4"
    >
      <h2 lang="en" id={`${operation.operationId}-title`} className="text-xl">
        {operation.summary}
      </h2>
      <p className="flex flex-wrap items-center gap-2 font-mono text-sm">
        <span className="font-semibold">{method}</span>
        <span className="break-all">{path}</span>
        <Badge>{typeof access === 'string' ? access : access.join(', ')}</Badge>
        {operation['x-needs'] ? <Badge>{operation['x-needs']}</Badge> : null}
        {operation['x-effect'] === 'write' ? <Badge>write</Badge> : null}
        {limit ? (
          <Badge>
            {limit.max} / {limit.seconds} s
          </Badge>
        ) : null}
      </p>
      <Section title={<Trans>Request fields</Trans>} fields={takes} />
      <Section title={<Trans>Response</Trans>} fields={answer ? schemaFields(answer) : []} />
    </section>
  );
}
