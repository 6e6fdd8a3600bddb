import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { AriaLocale } from './aria-locale.tsx';

export type TabItem = { readonly id: string; readonly title: ReactNode; readonly body: ReactNode };

/** Tabs, of which one panel is visible; arrow keys move between them. */
export function Tabs({ label, items }: { label: string; items: readonly TabItem[] }) {
  return (
    <AriaLocale>
      <AriaTabs className="flex flex-col gap-5">
        <TabList aria-label={label} className="flex gap-1 overflow-x-auto border-line border-b">
          {items.map((item) => (
            <Tab
              key={item.id}
              id={item.id}
              className="-mb-px flex min-h-12 cursor-pointer items-center whitespace-nowrap rounded-t-field border-transparent border-b-3 px-4 font-semibold text-ink-soft outline-none transition-colors duration-(--motion-fast) hover:text-ink selected:border-pine selected:text-pine focus-visible:outline-3 focus-visible:-outline-offset-3 focus-visible:outline-focus"
            >
              {item.title}
            </Tab>
          ))}
        </TabList>
        {items.map((item) => (
          <TabPanel key={item.id} id={item.id}>
            {item.body}
          </TabPanel>
        ))}
      </AriaTabs>
    </AriaLocale>
  );
}
