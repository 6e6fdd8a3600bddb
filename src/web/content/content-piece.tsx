import type { ReactNode } from 'react';
import { ContentText } from './content-text.tsx';

/** A text with its title, for places without a popup that displays the title. */
export function ContentPiece({ title, body, children }: { title: string; body: string; children?: ReactNode }) {
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-2xl">{title}</h2>
      {children}
      <ContentText body={body} />
    </section>
  );
}
