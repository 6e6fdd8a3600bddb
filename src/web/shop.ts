import { createContext } from 'react-router';
import type { Shop } from '#contract/shop.ts';

/** Where a loader finds the shop: `context.get(shopContext)`. The server fills it before each request. */
export const shopContext = createContext<Shop>();
