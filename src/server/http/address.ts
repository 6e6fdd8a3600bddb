/** The path and the query of an absolute address that has been read before, so that it need not be read again in full. */
export function addressOf(url: string): { readonly path: string; readonly query: string } {
  const start = url.indexOf('/', url.indexOf('//') + 2);
  const hash = url.indexOf('#', start);
  const path = start < 0 ? '/' : url.slice(start, hash < 0 ? undefined : hash);
  const mark = path.indexOf('?');
  return mark < 0 ? { path: path, query: '' } : { path: path.slice(0, mark), query: path.slice(mark) };
}
