import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export type Column<Row> = {
  readonly id: string;
  readonly title: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Aligns the column to the end, for numbers. */
  readonly numeric?: boolean;
  /** Stays visible at the end of the row while the rest scrolls horizontally. */
  readonly sticky?: boolean;
};

/** Roles stated explicitly: some browsers drop them from table elements that are displayed as blocks. */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;

/**
 * A dense table. On phones each row is a card with the column's title before each value; in other narrow windows the
 * table scrolls horizontally.
 */
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
  /** Replaces the rows when there are none. */
  empty?: ReactNode;
}) {
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="relative overflow-x-auto rounded-card border border-line bg-paper"
    >
      <table {...roles.table} className="w-full border-collapse text-left text-sm max-sm:block">
        <caption className="sr-only">{caption}</caption>
        <thead {...roles.group} className="bg-mist max-sm:sr-only">
          <tr {...roles.row}>
            {columns.map((column) => (
              <th
                key={column.id}
                {...roles.header}
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
        <tbody {...roles.group} className="divide-y divide-line max-sm:block">
          {rows.map((row) => (
            <tr key={rowKey(row)} {...roles.row} className="hover:bg-mist/60 max-sm:block max-sm:px-4 max-sm:py-3">
              {columns.map((column) => (
                <td
                  key={column.id}
                  {...roles.cell}
                  className={classes(
                    'px-3 py-2 align-top max-sm:flex max-sm:justify-between max-sm:gap-4 max-sm:px-0 max-sm:py-1',
                    column.numeric && 'figures text-right sm:whitespace-nowrap',
                    column.sticky && 'sm:sticky sm:right-0 sm:border-line sm:border-l sm:bg-paper md:border-l-0',
                  )}
                >
                  <span aria-hidden="true" className="max-w-1/2 text-ink-soft sm:hidden">
                    {column.title}
                  </span>
                  <div className="wrap-anywhere sm:wrap-normal min-w-0 max-sm:text-right">{column.cell(row)}</div>
                </td>
              ))}
            </tr>
          ))}
          {rows.length === 0 ? (
            <tr {...roles.row} className="max-sm:block">
              <td {...roles.cell} colSpan={columns.length} className="px-3 py-8 text-center text-ink-soft max-sm:block">
                {empty}
              </td>
            </tr>
          ) : null}
        </tbody>
      </table>
    </section>
  );
}
