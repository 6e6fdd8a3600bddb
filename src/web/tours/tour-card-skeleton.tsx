import { classes } from '../ui/classes.ts';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';

/** The skeleton of a tour card. */
export function TourCardSkeleton({ form = 'grid' }: { form?: 'grid' | 'list' | undefined }) {
  const lying = form === 'list';
  return (
    <div
      className={classes(
        'flex h-full overflow-hidden rounded-card border border-line bg-paper',
        lying ? 'flex-col md:flex-row' : 'flex-col',
      )}
    >
      <Skeleton
        className={classes('aspect-3/2 rounded-none', lying && 'md:aspect-auto md:min-h-56 md:w-80 md:shrink-0')}
      />
      <div className="flex grow flex-col gap-3 p-4 md:p-5">
        <Skeleton className="h-4 w-1/3" />
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-6 w-3/5" />
        <div className="flex grow items-end justify-between pt-2">
          <Skeleton className="h-10 w-28" />
          <Skeleton className="h-10 w-24" />
        </div>
      </div>
    </div>
  );
}

/** The skeletons of several tour cards. */
export function TourCardSkeletons({ count, form }: { count: number; form: 'grid' | 'list' }) {
  return (
    <SkeletonGroup className={form === 'grid' ? 'grid gap-5 sm:grid-cols-2 xl:grid-cols-3' : 'grid gap-5'}>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a skeleton has nothing but its place
        <TourCardSkeleton key={place} form={form} />
      ))}
    </SkeletonGroup>
  );
}
