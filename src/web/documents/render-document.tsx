import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToBuffer } from '@react-pdf/renderer';
import type { DocumentKind, Documents } from '#contract/document.ts';
import { drawRoute } from '../ui/route-drawing.ts';
import { world } from '../ui/world.ts';
import { Brochure } from './brochure.tsx';
import { loadFonts } from './fonts.ts';
import { ManifestDocument } from './manifest.tsx';
import { Statement } from './statement.tsx';
import { Voucher } from './voucher.tsx';

function brochure(i18n: I18n, props: Documents['brochure']) {
  const { route } = props.tour;
  const stops = route.map(({ number, place }) => ({ number, ...place }));
  const drawing = stops.length > 0 ? drawRoute(world, stops, 720, 360) : null;
  return (
    <I18nProvider i18n={i18n}>
      <Brochure {...props} drawing={drawing} />
    </I18nProvider>
  );
}

/** The component of each kind of document. */
const documents: { readonly [Kind in DocumentKind]: (i18n: I18n, props: Documents[Kind]) => React.ReactElement } = {
  brochure,
  manifest: (i18n, props) => (
    <I18nProvider i18n={i18n}>
      <ManifestDocument {...props} />
    </I18nProvider>
  ),
  statement: (i18n, props) => (
    <I18nProvider i18n={i18n}>
      <Statement {...props} />
    </I18nProvider>
  ),
  voucher: (i18n, props) => (
    <I18nProvider i18n={i18n}>
      <Voucher {...props} />
    </I18nProvider>
  ),
};

/** Renders a document in the language of the passed messages. */
export async function renderDocument<Kind extends DocumentKind>(
  i18n: I18n,
  kind: Kind,
  props: Documents[Kind],
): Promise<Uint8Array> {
  await loadFonts();
  return renderToBuffer(documents[kind](i18n, props) as Parameters<typeof renderToBuffer>[0]);
}
