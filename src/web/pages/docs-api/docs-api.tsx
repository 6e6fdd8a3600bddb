import { Trans, useLingui } from '@lingui/react/macro';
import { openApiDocument } from '#contract/openapi.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { shopContext } from '../../shop.ts';
import type { Route } from './+types/docs-api.ts';
import type { ApiDocument } from './api-document.ts';
import { ApiOperation } from './api-operation.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { page } = context.get(shopContext);
  return { document: openApiDocument(page.origin, page.version) as ApiDocument };
}

/** The API reference, generated from the same list as the routes themselves. */
export default function ApiPage({ loaderData: { document } }: Route.ComponentProps) {
  const { t } = useLingui();
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  return (
    // The reference exists in English only, and is marked as English on pages in every language.
    <div className="shell grid gap-10 py-10 lg:grid-cols-[16rem_1fr]">
      <PageHead
        title="API"
        description={t`Every Waymark API endpoint with its request and response, for developers. OpenAPI 3.1.`}
      />
      <nav
        aria-label={t`Endpoints`}
        className="top-24 hidden max-h-[calc(100dvh-8rem)] self-start overflow-auto lg:sticky lg:block"
      >
        <ul className="space-y-1 text-sm">
          {operations.map(({ operation }) => (
            <li key={operation.operationId}>
              <a className="block rounded-field px-2 py-1 hover:bg-mist" href={`#${operation.operationId}`}>
                {operation.operationId}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0 space-y-12">
        <header className="max-w-2xl space-y-4">
          <h1>
            <Trans>Waymark API</Trans>
          </h1>
          <p lang="en" className="text-ink-soft">
            {document.info.description}
          </p>
          <p>
            <a className="text-pine underline underline-offset-4" href="/api/openapi.json">
              <Trans>OpenAPI 3.1 document</Trans>
            </a>
          </p>
        </header>
        {operations.map(({ path, method, operation }) => (
          <ApiOperation key={operation.operationId} path={path} method={method} operation={operation} />
        ))}
      </div>
    </div>
  );
}
