import type { ReactNode } from 'react';
import { CataloguePhoto } from './catalogue-photo.tsx';
import type { CataloguePhotoFacts } from './catalogue-types.ts';

/** A full-width photo with text on it; `below` overlaps its lower edge. */
export function Hero({
  photo,
  title,
  lead,
  size = 'normal',
  below,
}: {
  photo: CataloguePhotoFacts | null;
  title: ReactNode;
  lead?: ReactNode;
  size?: 'normal' | 'tall';
  below?: ReactNode;
}) {
  return (
    <div className="relative isolate">
      <div
        className={
          size === 'tall'
            ? 'relative flex min-h-[30rem] flex-col justify-end overflow-hidden bg-night md:min-h-[36rem] xl:aspect-21/9 xl:max-h-[46rem] xl:w-full'
            : 'relative flex min-h-80 flex-col justify-end overflow-hidden bg-night md:min-h-[26rem]'
        }
      >
        <CataloguePhoto photo={photo} sizes="100vw" shape="own" first plain className="absolute inset-0 size-full" />
        <div className="absolute inset-0 bg-linear-to-t from-black/80 via-black/35 to-black/10" aria-hidden="true" />
        <div
          className={`shell relative flex flex-col gap-4 pt-24 text-white ${below ? 'pb-32 md:pb-36' : 'pb-10 md:pb-14'}`}
        >
          <h1 className="max-w-4xl text-[clamp(2.5rem,1.6rem+4.2vw,5rem)] leading-[1.03]">{title}</h1>
          {lead ? <p className="max-w-xl text-lg text-white/95">{lead}</p> : null}
        </div>
      </div>
      {below ? <div className="shell relative z-10 -mt-24 md:-mt-20">{below}</div> : null}
    </div>
  );
}
