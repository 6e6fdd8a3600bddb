import { Plural, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { CataloguePhoto } from './catalogue-photo.tsx';
import type { Tile } from './catalogue-types.ts';

/** Travel styles as round photos in a row that can be swiped. */
export function StyleRow({ styles }: { styles: readonly Tile[] }) {
  const { t } = useLingui();
  return (
    <ul
      aria-label={t`Travel styles`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="-mx-2 flex snap-x gap-2 overflow-x-auto overscroll-x-contain px-2 py-2 [scrollbar-width:thin] md:gap-5"
    >
      {styles.map((style) => (
        <li key={style.slug} className="w-28 shrink-0 snap-start md:w-36">
          <Link
            to={`/styles/${style.slug}`}
            prefetch="intent"
            className="group/style flex flex-col items-center gap-3 rounded-card p-1 text-center"
          >
            <span className="block size-24 overflow-hidden rounded-full ring-1 ring-line ring-offset-4 ring-offset-sand transition-shadow duration-(--motion-fast) group-hover/style:ring-2 group-hover/style:ring-pine md:size-32">
              <CataloguePhoto
                photo={style.photo}
                sizes="8rem"
                shape="square"
                plain
                className="size-full transition-transform duration-(--motion-slow) group-hover/style:scale-105"
              />
            </span>
            <span className="flex flex-col leading-tight">
              <span className="font-semibold text-sm md:text-base">{style.name}</span>
              <span className="figures text-ink-soft text-xs">
                <Plural value={style.tours} one="# tour" other="# tours" />
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
