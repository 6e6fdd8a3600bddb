import { useLingui } from '@lingui/react/macro';
import { Heart } from 'lucide-react';
import { useScripts } from '../browser/use-scripts.ts';
import { showLine } from '../popups/message.ts';
import { IconButton } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { useWishes, wish } from './use-wishes.ts';

/** The button that adds a tour to the wishlist; it updates optimistically. */
export function WishHeart({ id, name, onPhoto = false }: { id: number; name: string; onPhoto?: boolean }) {
  const { t } = useLingui();
  const scripts = useScripts();
  const wished = useWishes().ids.includes(id);
  const press = async (): Promise<void> => {
    const held = await wish(id, !wished);
    if (!held) showLine(t`We couldn’t update your wishlist. Please try again.`);
    else showLine(wished ? t`Removed from your wishlist` : t`Added to your wishlist`);
  };
  return (
    <IconButton
      label={t`Wishlist: ${name}`}
      aria-pressed={wished}
      onClick={press}
      className={classes(onPhoto ? 'heart' : 'border border-line-strong bg-paper', !scripts && 'invisible')}
    >
      <Heart aria-hidden="true" className={classes(wished && !onPhoto && 'fill-coral stroke-coral')} />
    </IconButton>
  );
}
