import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export type Column<Row> = {
  readonly id: string;
  readonly title: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand at the end of their column. */
  readonly numeric?: boolean;
  /** Stays in view at the end of the row where the rest scrolls sideways. */
  readonly sticky?: boolean;
};

/** A dense table; it scrolls sideways inside itself where the window is too narrow. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  empty,
}: {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Stands in place of the rows when there are none. */
  empty?: ReactNode;
}) {
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="relative overflow-x-auto rounded-card border border-line bg-paper"
    >
      <table className="w-full border-collapse text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-mist">
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={classes(
                  'whitespace-nowrap px-3 py-2.5 font-semibold',
                  column.numeric && 'text-right',
                  column.sticky && 'sticky right-0 bg-mist',
                )}
              >
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={rowKey(row)} className="hover:bg-mist/60">
              {columns.map((column) => (
                <td
                  key={column.id}
                  className={classes(
                    'px-3 py-2 align-top',
                    column.numeric && 'figures whitespace-nowrap text-right',
                    column.sticky && 'sticky right-0 border-line border-l bg-paper md:border-l-0',
                  )}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
          {rows.length === 0 ? (
            <tr>
              <td colSpan={columns.length} className="px-3 py-8 text-center text-ink-soft">
                {empty}
              </td>
            </tr>
          ) : null}
        </tbody>
      </table>
    </section>
  );
}
