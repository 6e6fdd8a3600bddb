import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';

const month = (
  <div className="flex flex-col gap-2">
    <Skeleton className="mx-auto my-2 h-7 w-32" />
    <Skeleton className="h-85 w-full" />
  </div>
);

/** Placeholder while the calendar loads. */
export const calendarSkeleton = (
  <SkeletonGroup className="flex flex-col gap-3">
    <div className="flex gap-2 overflow-hidden">
      {[1, 2, 3, 4, 5, 6].map((chip) => (
        <Skeleton key={chip} className="h-14 w-24 shrink-0" />
      ))}
    </div>
    <div className="grid gap-x-4 md:grid-cols-2">
      {month}
      <div className="max-md:hidden">{month}</div>
    </div>
    <Skeleton className="h-12 w-full" />
    <Skeleton className="h-5 w-3/4" />
  </SkeletonGroup>
);
