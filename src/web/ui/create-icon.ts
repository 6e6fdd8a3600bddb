import { type ComponentProps, createElement } from 'react';
import { classes } from './classes.ts';

/** The drawing of an icon, as lucide-react describes it. */
type IconData = {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string | number>>])[];
};

const drawn = ({ node }: IconData): string =>
  node
    .map(([tag, { key: _, ...attributes }]) => {
      const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
      return `<${tag}${written.join('')}/>`;
    })
    .join('');

/**
 * Makes the component of an icon. It takes the place of lucide-react's own (vite.config.ts), which makes an element for each line of
 * a drawing and writes its looks into every one: on a page with a hundred icons that is a tenth of what rendering costs. The looks
 * stand in base.css, so classes can change them.
 */
export default function createIcon(data: IconData) {
  const inside = { __html: drawn(data) };
  return ({ className, ...rest }: ComponentProps<'svg'>) =>
    createElement('svg', {
      viewBox: '0 0 24 24',
      'aria-hidden': rest['aria-label'] || rest.role ? undefined : true,
      ...rest,
      className: classes('icon', className),
      dangerouslySetInnerHTML: inside,
    });
}
