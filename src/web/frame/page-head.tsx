import { useLingui } from '@lingui/react/macro';

/** The title and description of a page; every page renders it once. While a form shows errors the title says so first. */
export function PageHead({
  title,
  description,
  error = false,
  hidden = false,
}: {
  title: string;
  description?: string | undefined;
  error?: boolean | undefined;
  /** Asks search engines to leave the page out. */
  hidden?: boolean | undefined;
}) {
  const { t } = useLingui();
  const full = title === 'Waymark' ? title : `${title} · Waymark`;
  return (
    <>
      <title>{error ? t`Error: ${full}` : full}</title>
      {description ? <meta name="description" content={description} /> : null}
      {hidden ? <meta name="robots" content="noindex" /> : null}
    </>
  );
}
