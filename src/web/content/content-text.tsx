import { classes } from '../ui/classes.ts';

const look = classes(
  'flex flex-col gap-4 leading-relaxed',
  '[&_h3]:pt-2 [&_h3]:text-lg [&_h4]:font-semibold',
  '[&_ol]:list-decimal [&_ol]:space-y-2 [&_ol]:pl-6 [&_ul]:list-disc [&_ul]:space-y-2 [&_ul]:pl-6',
  '[&_li]:pl-1 [&_li]:marker:text-ink-soft',
  '[&_a]:font-medium [&_a]:text-pine [&_a]:underline [&_a]:underline-offset-4',
);

/** A text that staff wrote, as it stands inside a popup. The server has sanitised it, twice. */
export function ContentText({ body, className }: { body: string; className?: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server lets nothing but running text through
  return <div className={classes(look, className)} dangerouslySetInnerHTML={{ __html: body }} />;
}
