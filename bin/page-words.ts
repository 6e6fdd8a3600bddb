// Gives every browser script its own messages: a page loads the messages that it uses instead of the whole catalogue.
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

type Words = Readonly<Record<string, unknown>>;
type Part = { readonly imports: readonly string[]; readonly moduleIds: readonly string[] };

/** Returns the messages of a compiled catalogue module. */
function wordsIn(code: string): Words {
  const text = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/.exec(code)?.[1];
  if (!text) throw new Error('A compiled catalogue looks different from what bin/page-words.ts knows');
  // JavaScript may escape a non-breaking space as `\x`, but JSON may not.
  const literal = text.replaceAll(/(?<=(?<!\\)(?:\\\\)*\\)x(?=[\dA-Fa-f]{2})/g, 'u00');
  return JSON.parse(JSON.parse(literal) as string) as Words;
}

/**
 * In the built scripts a page, or a chunk that is loaded on demand, waits for a small file with the messages of its
 * modules and their imports. The messages of the root are not repeated. The server, and `npm run dev`, load the whole
 * catalogue.
 */
export function pageWords(): Plugin {
  /** The string literals of each module that may be message ids: they have six characters. */
  const messageIds = new Map<string, readonly string[]>();
  const languages = new Map<string, Words>();
  const messagesOf = (file: string, parts: Readonly<Record<string, Part>>, met = new Set<string>()): string[] => {
    const part = parts[file];
    if (!part || met.has(file)) return [];
    met.add(file);
    const used = part.moduleIds.flatMap((module) => messageIds.get(module) ?? []);
    return [...used, ...part.imports.flatMap((other) => messagesOf(other, parts, met))];
  };
  return {
    name: 'waymark:page-words',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, module) {
      const language = /[\\/](\w+)\.po$/.exec(module)?.[1];
      if (language) languages.set(language, wordsIn(code));
      else
        messageIds.set(
          module,
          [...code.matchAll(/["'`]([\w+/-]{6})["'`]/g)].map((match) => match[1] as string),
        );
    },
    renderChunk(code, chunk, _options, { chunks }) {
      if (!chunk.isEntry && !chunk.isDynamicEntry) return null;
      const root = Object.values(chunks).find(({ facadeModuleId }) => facadeModuleId?.includes('/root.tsx'));
      const everywhere = new Set(root && root.fileName !== chunk.fileName ? messagesOf(root.fileName, chunks) : []);
      const names = [...new Set(messagesOf(chunk.fileName, chunks))].filter((name) => !everywhere.has(name)).sort();
      const files = [...languages].flatMap(([language, words]) => {
        const used = Object.fromEntries(names.filter((name) => name in words).map((name) => [name, words[name]]));
        if (Object.keys(used).length === 0) return [];
        const source = `export default ${JSON.stringify(used)}`;
        const mark = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        const file = `${chunk.name}-${mark}.${language}.js`;
        this.emitFile({ type: 'asset', fileName: `assets/${file}`, source });
        return [[language, `./${file}`]];
      });
      if (files.length === 0) return null;
      const file = `${JSON.stringify(Object.fromEntries(files))}[document.documentElement.lang]`;
      return {
        code: `${code}\nObject.assign(globalThis.waymarkWords??={},(await import(${file})).default);`,
        map: null,
      };
    },
  };
}
