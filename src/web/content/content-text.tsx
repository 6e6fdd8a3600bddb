import { classes } from '../ui/classes.ts';

const textClass = classes(
  'flex flex-col gap-4 leading-relaxed',
  '[&_h3]:pt-2 [&_h3]:text-lg [&_h4]:font-semibold',
  '[&_ol]:list-decimal [&_ol]:space-y-2 [&_ol]:pl-6 [&_ul]:list-disc [&_ul]:space-y-2 [&_ul]:pl-6',
  '[&_li]:pl-1 [&_li]:marker:text-ink-soft',
  '[&_a]:font-medium [&_a]:text-pine [&_a]:underline [&_a]:underline-offset-4',
);

/** A text that staff wrote, for a popup; the server has sanitised it on saving and on loading. */
export function ContentText({ body, className }: { body: string; className?: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server lets nothing but running text through
  return <div className={classes(textClass, className)} dangerouslySetInnerHTML={{ __html: body }} />;
}
