/** Splits an absolute URL into path and query without parsing it in full; the URL has been validated before. */
export function addressOf(url: string): { readonly path: string; readonly query: string } {
  const start = url.indexOf('/', url.indexOf('//') + 2);
  const hash = url.indexOf('#', start);
  const path = start < 0 ? '/' : url.slice(start, hash < 0 ? undefined : hash);
  const mark = path.indexOf('?');
  return mark < 0 ? { path: path, query: '' } : { path: path.slice(0, mark), query: path.slice(mark) };
}
