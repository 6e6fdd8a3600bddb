import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';

const { resolve } = createRequire(import.meta.url);

/** Font files by family: the regular one first, then the bold one if there is one. */
type Families = Readonly<Record<string, readonly string[]>>;

const headings: Families = { Fraunces: ['fraunces/400Regular/Fraunces_400Regular.ttf'] };

/**
 * Every script that names are printed in. The files are TrueType, because the renderer draws nothing with WOFF2 and
 * takes seconds for a Chinese name with WOFF. Arabic is not Noto: the dots of its letters are separate marks, which the
 * renderer misplaces. Chinese, Japanese and Korean have one weight, since Noto is 50 to 80 MB for each of them. Kosugi
 * is before ZCOOL XiaoWei, so that a Japanese name is drawn with one font.
 */
const texts: Families = {
  'Noto Sans': ['noto-sans/400Regular/NotoSans_400Regular.ttf', 'noto-sans/700Bold/NotoSans_700Bold.ttf'],
  'Noto Sans Armenian': [
    'noto-sans-armenian/400Regular/NotoSansArmenian_400Regular.ttf',
    'noto-sans-armenian/700Bold/NotoSansArmenian_700Bold.ttf',
  ],
  'Noto Sans Georgian': [
    'noto-sans-georgian/400Regular/NotoSansGeorgian_400Regular.ttf',
    'noto-sans-georgian/700Bold/NotoSansGeorgian_700Bold.ttf',
  ],
  'Noto Sans Hebrew': [
    'noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
    'noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf',
  ],
  'Noto Sans Thai': [
    'noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf',
    'noto-sans-thai/700Bold/NotoSansThai_700Bold.ttf',
  ],
  'IBM Plex Sans Arabic': [
    'ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf',
    'ibm-plex-sans-arabic/700Bold/IBMPlexSansArabic_700Bold.ttf',
  ],
  Kosugi: ['kosugi/Kosugi_400Regular.ttf'],
  'ZCOOL XiaoWei': ['zcool-xiaowei/400Regular/ZCOOLXiaoWei_400Regular.ttf'],
  'Gowun Dodum': ['gowun-dodum/400Regular/GowunDodum_400Regular.ttf'],
};

for (const [family, files] of Object.entries({ ...headings, ...texts }))
  Font.register({
    family,
    fonts: files.map((file, at) => ({
      src: resolve(`@expo-google-fonts/${file}`),
      fontWeight: at === 0 ? 400 : 700,
    })),
  });

// The built-in hyphenation supports English only, and breaks German words in the wrong places.
Font.registerHyphenationCallback((word) => [word]);

/** The families of running text; each character is drawn with the first family that contains it. */
export const textFamilies = Object.keys(texts);
/** The families of headings. */
export const headingFamilies = [...Object.keys(headings), ...textFamilies];

/** Loads the fonts that {@link isPrintable} checks; a second call does nothing. */
export async function loadFonts(): Promise<void> {
  await Promise.all(textFamilies.map((fontFamily) => Font.load({ fontFamily })));
}

/** Returns whether any font can draw a character. */
export function isPrintable(character: string): boolean {
  const registered = Font.getRegisteredFonts();
  const codePoint = character.codePointAt(0) as number;
  return textFamilies.some((family) => registered[family]?.sources[0]?.data?.hasGlyphForCodePoint(codePoint));
}
