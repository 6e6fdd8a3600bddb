import { Trans, useLingui } from '@lingui/react/macro';
import { Leaf, Zap } from 'lucide-react';
import { useState } from 'react';
import { Lightbox } from '../popups/lightbox.tsx';
import { Accordion } from '../ui/accordion.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Badge } from '../ui/badge.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Carousel } from '../ui/carousel.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { Photo } from '../ui/photo.tsx';
import { Price } from '../ui/price.tsx';
import { Rating } from '../ui/rating.tsx';
import { Table } from '../ui/table.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { Group, State } from './group.tsx';
import { longGerman, longSentence, people, photo, tourName } from './samples.ts';

const rows = people.map((name, index) => ({ name, nights: (index + 2) * 3, total: 129900 * (index + 1) }));

/** Content components. */
export function Contents() {
  const { t } = useLingui();
  const [current, setCurrent] = useState<number | null>(null);
  return (
    <Group id="contents" title={<Trans>Content</Trans>}>
      <State name={<Trans>Card with photo</Trans>}>
        <Card flush>
          <Photo photo={photo} sizes="(max-width: 767px) 100vw, 24rem" />
          <div className="flex flex-col gap-2 p-5">
            <div className="flex flex-wrap gap-2">
              <Badge tone="coral">−15 %</Badge>
              <Badge tone="pine" icon={<Zap aria-hidden="true" />}>
                <Trans>Instant confirmation</Trans>
              </Badge>
            </div>
            <h3>{tourName}</h3>
            <Rating value={4.7} count={128} />
            <Price minor={110415} before={129900} currency="EUR" per={t`per person`} cents="whole" />
          </div>
        </Card>
      </State>
      <State name={<Trans>Prices</Trans>}>
        <Price minor={129900} currency="EUR" size="large" />
        <Price minor={129900} currency="USD" per={t`per person`} cents="whole" />
        <Price minor={4950} currency="NZD" size="small" />
        <Price minor={129900} currency="GBP" stale />
      </State>
      <State name={<Trans>Badges</Trans>}>
        <Badge>
          <Trans>On request</Trans>
        </Badge>
        <Badge tone="pine" icon={<Leaf aria-hidden="true" />}>
          <Trans>By train</Trans>
        </Badge>
        <Badge tone="coral">
          <Trans>Deal</Trans>
        </Badge>
        <Badge tone="sun">
          <Trans>New</Trans>
        </Badge>
        <Badge tone="success">
          <Trans>Paid</Trans>
        </Badge>
        <Badge tone="danger">
          <Trans>Overdue</Trans>
        </Badge>
        <Badge className="break-all">{longGerman}</Badge>
      </State>
      <State name={<Trans>Rating</Trans>}>
        <Rating value={5} />
        <Rating value={3.4} count={1} />
        <Rating value={0} count={0} />
      </State>
      <State name={<Trans>Avatars</Trans>}>
        <span className="flex flex-wrap items-center gap-3">
          {people.map((name, index) => (
            <Avatar key={name} name={name} size={index === 0 ? 'large' : 'normal'} />
          ))}
        </span>
      </State>
      <State name={<Trans>Lightbox</Trans>}>
        <Button variant="secondary" onClick={() => setCurrent(0)}>
          <Trans>View photos</Trans>
        </Button>
        <Lightbox photos={[photo, { ...photo, alt: 'Hills' }]} open={current} onClose={() => setCurrent(null)} />
      </State>
      <State name={<Trans>Accordion</Trans>}>
        <Accordion
          single="days"
          open="c-day1"
          items={[
            { id: 'c-day1', title: t`Day 1`, aside: 'Bergen', body: <p>{longSentence}</p> },
            { id: 'c-day2', title: t`Day 2`, body: <p className="break-all">{longGerman}</p> },
          ]}
        />
      </State>
      <State name={<Trans>Tabs</Trans>}>
        <Tabs
          label={t`About the tour`}
          items={[
            { id: 'included', title: t`Included`, body: <p>{longSentence}</p> },
            { id: 'not', title: t`Not included`, body: <p className="break-all">{longGerman}</p> },
          ]}
        />
      </State>
      <State name={<Trans>Breadcrumb</Trans>}>
        <Breadcrumb above={[{ label: t`Home`, to: '/' }]} current={tourName} />
      </State>
      <State name={<Trans>Pages</Trans>} wide>
        <Pagination current={4} last={12} to={(page) => `/office/ui?page=${page}`} />
      </State>
      <State name={<Trans>Carousel</Trans>} wide>
        <Carousel label={t`What travellers say`}>
          {people.map((name) => (
            <Card key={name} className="flex h-full w-72 flex-col gap-3">
              <p lang="de">{longSentence}</p>
              <p className="mt-auto flex items-center gap-3 font-semibold">
                <Avatar name={name} />
                {name}
              </p>
            </Card>
          ))}
        </Carousel>
      </State>
      <State name={<Trans>Table</Trans>} wide>
        <Table
          caption={t`Bookings`}
          rows={rows}
          rowKey={(row) => row.name}
          columns={[
            { id: 'name', title: t`Name`, cell: (row) => row.name },
            { id: 'nights', title: t`Nights`, cell: (row) => row.nights, numeric: true },
            {
              id: 'total',
              title: t`Total`,
              cell: (row) => <Price minor={row.total} currency="EUR" size="small" />,
              numeric: true,
            },
          ]}
        />
      </State>
      <State name={<Trans>Table, empty</Trans>} wide>
        <Table
          caption={t`Today’s bookings`}
          rows={[]}
          rowKey={String}
          columns={[{ id: 'name', title: t`Name`, cell: String }]}
          empty={<Trans>No bookings today.</Trans>}
        />
      </State>
    </Group>
  );
}
